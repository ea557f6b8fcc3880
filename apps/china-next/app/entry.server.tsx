export {
  default,
  apiContext,
  createSite,
  handleDataRequest,
  handleError,
  makeStyleFile,
  streamTimeout,
} from "@catnip/site/document/entry.server.tsx";
