/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  EndDownloadLinksMutation,
  EndDownloadLinksMutationVariables,
  StoreAuthorizationMutation,
  StoreAuthorizationMutationVariables,
  StoreDownloadsMutation,
  StoreDownloadsMutationVariables,
} from "../gen/graphql.ts";
export const EndDownloadLinksDocument = /* @__PURE__ */ persisted(generated.EndDownloadLinksDocument);
export const StoreAuthorizationDocument = /* @__PURE__ */ persisted(generated.StoreAuthorizationDocument);
export const StoreDownloadsDocument = /* @__PURE__ */ persisted(generated.StoreDownloadsDocument);
