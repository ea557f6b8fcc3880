import type { Brand } from "@catnip/brands/brand.ts";

const found = import.meta.glob<Brand>("../../../packages/brands/*.ts", { eager: true, import: "brand" });

/** The value of every brand, by key. */
export const BRANDS: ReadonlyMap<string, Brand> = new Map(
  Object.values(found).map((brand) => [brand.platform_key, brand]),
);
