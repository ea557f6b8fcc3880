export {
  default,
  apiContext,
  createSite,
  handleDataRequest,
  handleError,
  streamTimeout,
} from "@catnip/site/document/entry.server.tsx";
