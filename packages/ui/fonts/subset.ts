import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compress, decompress } from "wawoff2";
import { partOf } from "./harfbuzz.ts";
import { RANGES, WEIGHTS, type Subset } from "../src/font-faces.ts";

/** Every file of the font, by its name in `src/fonts`: Inter's own, without what no page uses. */
export const FILES: Readonly<Record<Subset, string>> = {
  latin: "inter-latin.woff2",
  latinExt: "inter-latin-ext.woff2",
  cyrillic: "inter-cyrillic.woff2",
  vietnamese: "inter-vietnamese.woff2",
};

/**
 * The features that browsers enable by default (CSS Fonts 4, section 7.1), and `tnum`, which `tabular-nums` enables.
 * Inter has forty more: alternate letters, small capitals, fractions.
 */
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "tnum"];

/** A subset of Inter with the characters, weights and features in use. */
export async function subsetOf(subset: Subset): Promise<Buffer> {
  const file = FILES[subset].replace(".woff2", "-wght-normal.woff2");
  const font = readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/${file}`),
  );
  const part = await partOf(await decompress(font), {
    characters: charactersOf(RANGES[subset]),
    features: FEATURES,
    weights: WEIGHTS,
  });
  return Buffer.from(await compress(part));
}

/** All characters of a `unicode-range`. */
const charactersOf = (range: string): string =>
  range
    .split(",")
    .map((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
    })
    .join("");
