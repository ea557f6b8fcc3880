import type { Brand } from "@catnip/brands/brand.ts";
import { brand } from "#brand";
import { useRouteLoaderData } from "react-router";
import type { SiteData } from "../host/site.ts";

/**
 * The brand of this page. A shop is built for one; shared sites learn it per request, from their host. Shop-only
 * components may import `#brand` instead.
 */
export function useBrand(): Brand {
  return useRouteLoaderData<SiteData>("root")?.brand ?? brand;
}

/** The address on this site of a file in the brand's shop, such as its logo. */
export function useBrandFile(): (src: string) => string {
  const shared = useRouteLoaderData<SiteData>("root")?.brand;
  return (src) => (shared ? `/brands/${shared.platform_key}${src}` : src);
}
