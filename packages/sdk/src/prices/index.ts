/** Written by `pnpm generate` from the operations beside it. */
export {
  StorePriceHistoryDocument,
  type StorePriceHistoryQuery,
  type StorePriceHistoryQueryVariables,
} from "../gen/graphql.ts";
