import type { Brand } from "@catnip/brands/brand.ts";
import { brand } from "#brand";
import { useRouteLoaderData } from "react-router";
import type { SiteData } from "../host/site.ts";

/**
 * The brand of this page. A shop is built for one; sites that all brands share are told by their host, per request.
 * Parts that only shops have may import `#brand` instead.
 */
export function useBrand(): Brand {
  return useRouteLoaderData<SiteData>("root")?.brand ?? brand;
}

/** Turns a file of the brand's shop, such as its logo, into its address on this site. */
export function useBrandFile(): (src: string) => string {
  const shared = useRouteLoaderData<SiteData>("root")?.brand;
  return (src) => (shared ? `/brands/${shared.platform_key}${src}` : src);
}
