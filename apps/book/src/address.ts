import { HOME_BRAND } from "@catnip/brands/brand.ts";
import type { Scheme } from "@catnip/ui/theme/theme.ts";

/** What a page of the book shows. All of it is in the URL, so that every state can be linked to. */
export interface Address {
  /** A part of the kit, or a popup. */
  readonly part: string;
  /** A popup's state; empty: its first one. */
  readonly state: string;
  readonly brand: string;
  readonly theme: Scheme;
  /** Empty: the brand's own. */
  readonly locale: string;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    part: query.get("part") ?? "button",
    state: query.get("state") ?? "",
    brand: query.get("brand") ?? HOME_BRAND,
    theme: query.get("theme") === "light" ? "light" : "dark",
    locale: query.get("locale") ?? "",
  };
}

/** The query of a URL, `?` included, without defaults. */
export function writeAddress(address: Address): string {
  const usual = readAddress("");
  const query = new URLSearchParams({ part: address.part });
  for (const key of ["state", "brand", "theme", "locale"] as const)
    if (address[key] !== usual[key]) query.set(key, address[key]);
  return `?${query}`;
}
