import type { Locale } from "@catnip/domain/locales";
import { useRouteLoaderData } from "react-router";
import type { Origins } from "./public-config.ts";
import type { loader } from "../root.server.ts";

export type { Origins, PublicConfig } from "./public-config.ts";

/** The installation as the page sees it. */
export function useSite(): { readonly locale: Locale; readonly origins: Origins } {
  const site = useRouteLoaderData<typeof loader>("root");
  if (!site) throw new Error("useSite needs the root loader's data");
  return site;
}
