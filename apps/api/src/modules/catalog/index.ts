export { chooseFrontGames } from "./front-games.ts";
export { findStores, storeCardsById, type FindStoreInput, type StoreList } from "./catalog.service.ts";
export { indexStaleStores, indexStores, tidyVocabulary } from "./index-stores.ts";
export { loadStore } from "./load-store.ts";
export { imageUrl, type StoreCard } from "./store-card.ts";
export { recountRatings } from "./recount-ratings.ts";
