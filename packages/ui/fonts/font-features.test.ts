import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { FILES, subsetOf } from "./subset.ts";
import { WEIGHTS, type Subset } from "../src/font-faces.ts";

const packages = path.resolve(import.meta.dirname, "../../..");
const sources = ["packages/{ui,storefront}/src", "apps/{international,account,pay}/app"]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: packages }))
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(path.join(packages, file), "utf8"));

test("styles use no OpenType feature that the font lacks", () => {
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/font-feature-settings:([^;]+);/g)].flatMap(
      ([, list = ""]) => list.match(/\w{4}/g) ?? [],
    ),
  );
  const wanted = sources.some((source) => source.includes("tabular-nums")) ? [...asked, "tnum"] : asked;
  const features = featuresOf(readFileSync(path.join(packages, "packages/ui/src/fonts/inter-latin.woff2")));
  expect(wanted.filter((feature) => !features.has(feature))).toEqual([]);
});

test("styles ask for no weight that the font lacks", () => {
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => Number(weight)),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((weight) => weight < WEIGHTS.min || weight > WEIGHTS.max)).toEqual([]);
});

test.each(Object.entries(FILES))(
  "the %s subset is Inter's own; if not: pnpm generate",
  async (subset, file) => {
    const written = readFileSync(path.join(packages, "packages/ui/src/fonts", file));
    expect(written.equals(await subsetOf(subset as Subset))).toBe(true);
  },
);

test("every declared font family is used, and no other is named", () => {
  const css = sources.join("\n");
  const declared = [...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name);
  const [, used = ""] = /--font: ([^;]+);/.exec(css) ?? [];
  expect(declared.length).toBeGreaterThan(0);
  for (const name of declared) expect(used).toContain(`"${name}"`);
});

/** Reads a WOFF2 file's substitution features (GSUB): its tables are one Brotli stream behind a directory. */
function featuresOf(file: Buffer): ReadonlySet<string> {
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80;) {
      byte = file[at++] ?? 0;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let offset = 0;
  let gsub: number | null = null;
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file[at++] ?? 0;
    const known = flags & 0x3f;
    const tag = known === 0x3f ? file.toString("latin1", at, (at += 4)) : known;
    const plain = base128();
    // glyf (10) and loca (11) are transformed unless version 3 says otherwise; the others are the other way round.
    const isGlyphs = known === 10 || known === 11;
    const length = (isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0) ? base128() : plain;
    if (tag === GSUB) gsub = offset;
    offset += length;
  }
  if (gsub === null) return new Set();
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const list = gsub + tables.readUInt16BE(gsub + 6);
  const count = tables.readUInt16BE(list);
  return new Set(
    Array.from({ length: count }, (_, index) =>
      tables.toString("latin1", list + 2 + index * 6, list + 6 + index * 6),
    ),
  );
}

/** Its index in WOFF2's table of known tags (section 5.1). */
const GSUB = 28;
