import { createContext } from "react-router";
import type { PublicConfig } from "./public-config.ts";

/** What the host process provides to a site. */
export interface SiteHost {
  /** Calls the API: in process if it runs beside the site, else over the network. */
  readonly fetchApi: (request: Request) => Promise<Response>;
  /** Calls the account site, for the OAuth code exchange. */
  readonly fetchAccount: (request: Request) => Promise<Response>;
  readonly publicConfig: PublicConfig;
  /** Calls back whenever something public has changed, or may have. Absent: this process is not notified of changes. */
  readonly onPublicChange?: (changed: () => void) => void;
}

/** The host's services in loaders: `context.get(apiContext)`. */
export const apiContext = createContext<SiteHost>();
