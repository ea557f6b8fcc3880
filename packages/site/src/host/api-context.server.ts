import { createContext } from "react-router";
import type { PublicConfig } from "./public-config.ts";

/** What the host process gives a site. */
export interface SiteHost {
  /** Asks the API: in process where it runs beside the site, else over the network. */
  readonly fetchApi: (request: Request) => Promise<Response>;
  /** Asks the account site, for the code exchange of signing in. */
  readonly fetchAccount: (request: Request) => Promise<Response>;
  readonly publicConfig: PublicConfig;
}

/** The host's services in loaders: `context.get(apiContext)`. */
export const apiContext = createContext<SiteHost>();
