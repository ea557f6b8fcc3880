export {
  default,
  apiContext,
  createSite,
  handleDataRequest,
  handleError,
  streamTimeout,
} from "@catnip/storefront/entry.server.tsx";
