/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type { StorePriceHistoryQuery, StorePriceHistoryQueryVariables } from "../gen/graphql.ts";
export const StorePriceHistoryDocument = /* @__PURE__ */ persisted(generated.StorePriceHistoryDocument);
