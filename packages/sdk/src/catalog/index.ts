/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AlikeStoresQuery,
  AlikeStoresQueryVariables,
  AwaitedStoresQuery,
  AwaitedStoresQueryVariables,
  ControlledWordsQuery,
  ControlledWordsQueryVariables,
  GameGlanceQuery,
  GameGlanceQueryVariables,
  GamePageQuery,
  GamePageQueryVariables,
  HomePageQuery,
  HomePageQueryVariables,
  HomePricesQuery,
  HomePricesQueryVariables,
  QuickGameQuery,
  QuickGameQueryVariables,
  RecommendedStoresQuery,
  RecommendedStoresQueryVariables,
  RelatedPricesQuery,
  RelatedPricesQueryVariables,
  SaleFragment,
  SitemapStoresQuery,
  SitemapStoresQueryVariables,
  StoreCardFragment,
  StoreListMoreQuery,
  StoreListMoreQueryVariables,
  StoreListPageQuery,
  StoreListPageQueryVariables,
  StoreListPricesQuery,
  StoreListPricesQueryVariables,
  StorePricesFragment,
  StoreSuggestionsQuery,
  StoreSuggestionsQueryVariables,
  WordFragment,
} from "../gen/graphql.ts";
export const AlikeStoresDocument = /* @__PURE__ */ persisted(generated.AlikeStoresDocument);
export const AwaitedStoresDocument = /* @__PURE__ */ persisted(generated.AwaitedStoresDocument);
export const ControlledWordsDocument = /* @__PURE__ */ persisted(generated.ControlledWordsDocument);
export const GameGlanceDocument = /* @__PURE__ */ persisted(generated.GameGlanceDocument);
export const GamePageDocument = /* @__PURE__ */ persisted(generated.GamePageDocument);
export const HomePageDocument = /* @__PURE__ */ persisted(generated.HomePageDocument);
export const HomePricesDocument = /* @__PURE__ */ persisted(generated.HomePricesDocument);
export const QuickGameDocument = /* @__PURE__ */ persisted(generated.QuickGameDocument);
export const RecommendedStoresDocument = /* @__PURE__ */ persisted(generated.RecommendedStoresDocument);
export const RelatedPricesDocument = /* @__PURE__ */ persisted(generated.RelatedPricesDocument);
export const SitemapStoresDocument = /* @__PURE__ */ persisted(generated.SitemapStoresDocument);
export const StoreListMoreDocument = /* @__PURE__ */ persisted(generated.StoreListMoreDocument);
export const StoreListPageDocument = /* @__PURE__ */ persisted(generated.StoreListPageDocument);
export const StoreListPricesDocument = /* @__PURE__ */ persisted(generated.StoreListPricesDocument);
export const StoreSuggestionsDocument = /* @__PURE__ */ persisted(generated.StoreSuggestionsDocument);
