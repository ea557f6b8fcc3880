/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type { UploadFileMutation, UploadFileMutationVariables } from "../gen/graphql.ts";
export const UploadFileDocument = /* @__PURE__ */ persisted(generated.UploadFileDocument);
