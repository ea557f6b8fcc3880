import { siteOrigin, type Config } from "./config.ts";

/** A shop, as far as the API must tell shops apart (specification section 1). */
export type Brand = { readonly platformKey: string; readonly currencyId: "USD" | "CNY" };

export const BRANDS: readonly Brand[] = [
  { platformKey: "international", currencyId: "USD" },
  { platformKey: "partner", currencyId: "CNY" },
  { platformKey: "china", currencyId: "CNY" },
  { platformKey: "china-next", currencyId: "CNY" },
];

const INTERNATIONAL = BRANDS[0] as Brand;

/** The brand of a key; the international one for a key nobody has. */
export function brandOf(platformKey: string): Brand {
  return BRANDS.find((brand) => brand.platformKey === platformKey) ?? INTERNATIONAL;
}

/** The brand a request came for, by the page that sent it (`Origin`, else `Referer`). */
export function brandOfRequest(request: Request, config: Config): Brand {
  const page = request.headers.get("origin") ?? request.headers.get("referer") ?? "";
  if (!URL.canParse(page)) return INTERNATIONAL;
  const { origin } = new URL(page);
  return BRANDS.find((brand) => siteOrigin(config, brand.platformKey) === origin) ?? INTERNATIONAL;
}
