export { isOwned, ownedStoreIds } from "./entitlements.service.ts";
