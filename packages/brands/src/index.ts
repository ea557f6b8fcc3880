import { HOME_BRAND, type Brand } from "./brand.ts";
import { readBrands } from "./read-brands.ts";

export { HOME_BRAND } from "./brand.ts";
export type { Brand } from "./brand.ts";

/** Every brand that has a file. For server programs only: a shop's pages carry just their own brand. */
export const BRANDS: readonly Brand[] = await readBrands();

const home = BRANDS.find(({ platform_key }) => platform_key === HOME_BRAND);
if (!home) throw new Error(`There is no brand "${HOME_BRAND}", which every unnamed visit belongs to.`);
const homeBrand: Brand = home;

/** The brand with this key, or null. */
export const findBrand = (key: string): Brand | null =>
  BRANDS.find(({ platform_key }) => platform_key === key) ?? null;

/** The brand with this key, or the home brand. */
export const brandOf = (key: string): Brand => findBrand(key) ?? homeBrand;
