import type { Brand } from "@catnip/brands/brand.ts";
import { readAddress } from "../address.ts";
import { BRANDS } from "../brands.ts";

/** `#brand`: the one in the address. */
export const brand: Brand = brandOfPage();

function brandOfPage(): Brand {
  const { brand: key } = readAddress(window.location.search);
  const value = BRANDS.get(key);
  if (!value) throw new Error(`There is no brand ${key}`);
  return value;
}
