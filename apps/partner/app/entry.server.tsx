export {
  default,
  apiContext,
  createSite,
  handleDataRequest,
  handleError,
  makeStyleFiles,
  streamTimeout,
} from "@catnip/site/document/entry.server.tsx";
