import { HOME_BRAND, type Brand } from "./brand.ts";
import { readBrands } from "./read-brands.ts";

export { HOME_BRAND } from "./brand.ts";
export type { Brand } from "./brand.ts";

/** Every brand there is a file for. For programs on a server: a shop's pages carry their own brand alone. */
export const BRANDS: readonly Brand[] = await readBrands();

const home = BRANDS.find(({ platform_key }) => platform_key === HOME_BRAND);
if (!home) throw new Error(`There is no brand "${HOME_BRAND}", which every unnamed visit belongs to.`);
const homeBrand: Brand = home;

/** The brand of a key, or null for a key nobody has. */
export const findBrand = (key: string): Brand | null =>
  BRANDS.find(({ platform_key }) => platform_key === key) ?? null;

/** The brand of a key; the home brand for a key nobody has. */
export const brandOf = (key: string): Brand => findBrand(key) ?? homeBrand;
