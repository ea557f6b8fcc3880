import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./catalog.access.ts";
import { chooseFrontGames } from "./front-games.ts";
import { indexStaleStores, tidyVocabulary } from "./index-stores.ts";
import { makeMissingCards } from "./make-missing-cards.ts";
import { recountRatings } from "./recount-ratings.ts";
import "./catalog.schema.ts";
import "./classify.schema.ts";
import "./store.schema.ts";
import "./suggestions.schema.ts";

/** Games, shelves and search. */
export const catalog: ApiModule = {
  schema: { access },
  jobs: [
    { task: "recount-ratings", class: "upkeep", cron: "7 * * * *", run: ({ db }) => recountRatings(db) },
    { task: "make-missing-cards", class: "news", cron: "* * * * *", run: ({ db }) => makeMissingCards(db) },
    { task: "index-stores", class: "news", cron: "* * * * *", run: ({ db }) => indexStaleStores(db) },
    {
      task: "choose-front-games",
      class: "upkeep",
      cron: "17 * * * *",
      run: ({ db }) => chooseFrontGames(db),
    },
    { task: "tidy-vocabulary", class: "upkeep", cron: "53 3 * * *", run: ({ db }) => tidyVocabulary(db) },
  ],
  routes: [],
};

export { findClassify } from "./classify.service.ts";
export { setClassify } from "./set-classify.ts";
export { loadBoundaryWords, readBoundaryWords } from "./boundary-words.ts";
export { chooseFrontGames } from "./front-games.ts";
export { findStores, storeCardsById, type FindStoreInput, type StoreList } from "./catalog.service.ts";
export { indexStaleStores, indexStores, tidyVocabulary } from "./index-stores.ts";
export { loadStore } from "./load-store.ts";
export { priceEvent } from "./price-events.sql.ts";
export { imageUrl, type StoreCard } from "./store-card.ts";
export { recountRatings } from "./recount-ratings.ts";
