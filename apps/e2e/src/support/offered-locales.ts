import { BRANDS } from "@catnip/brands";

/**
 * The languages the international shop must offer: all that its brand promises. The catalogs are not asked: a
 * language that drops out because a message is missing has to be noticed (R-LNG-12).
 */
export const OFFERED: readonly string[] =
  BRANDS.find(({ platform_key }) => platform_key === "international")?.locales.offered ?? [];
