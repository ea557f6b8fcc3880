import type { Brand } from "@catnip/brands/brand.ts";
import type { Locale } from "@catnip/domain/locales";
import { useRouteLoaderData } from "react-router";
import type { Origins } from "./public-config.ts";

export type { PublicConfig } from "./public-config.ts";

/** The installation as seen by the page: the data of the root route. */
export interface SiteData {
  readonly locale: Locale;
  readonly origins: Origins;
  /** On a site shared by all brands: the brand of this request. */
  readonly brand?: Brand;
}

export function useSite(): SiteData {
  const site = useRouteLoaderData<SiteData>("root");
  if (!site) throw new Error("useSite needs the root loader's data");
  return site;
}
