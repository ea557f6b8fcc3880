import { BRANDS, HOME_BRAND, brandOf, type Brand } from "@catnip/brands";
import { siteOrigin, type Config } from "./config.ts";

type Addresses = Pick<Config, "originPattern" | "port">;

/** The public origin of a brand's shop; of the home brand's for an unknown key. */
export const shopOrigin = (config: Addresses, platformKey: string): string =>
  siteOrigin(config, brandOf(platformKey).hosts.shop);

/** The public origin of a brand's pay site. */
export const payOrigin = (config: Addresses, platformKey: string): string =>
  siteOrigin(config, brandOf(platformKey).hosts.pay);

/** The brand of a request, from the page that sent it (`Origin`, else `Referer`). */
export function brandOfRequest(request: Request, config: Addresses): Brand {
  const page = request.headers.get("origin") ?? request.headers.get("referer") ?? "";
  if (!URL.canParse(page)) return brandOf(HOME_BRAND);
  const { origin } = new URL(page);
  const isIts = ({ hosts }: Brand) =>
    [hosts.shop, hosts.pay].some((host) => siteOrigin(config, host) === origin);
  return BRANDS.find(isIts) ?? brandOf(HOME_BRAND);
}
