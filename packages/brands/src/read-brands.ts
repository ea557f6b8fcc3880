import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { brandProblems, familyProblems } from "./brand-problems.ts";
import type { Brand } from "./brand.ts";

/** One file per brand, named after its key. */
const BRANDS_FOLDER = path.resolve(import.meta.dirname, "..");

export const brandFile = (key: string, folder = BRANDS_FOLDER): string => path.join(folder, `${key}.ts`);

/** The keys of all brands. */
export const brandKeys = (folder = BRANDS_FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length))
    .toSorted();

/**
 * The value of one brand.
 *
 * @throws Error with a sentence for each thing that is missing or contradictory
 */
export async function readBrand(key: string, folder = BRANDS_FOLDER): Promise<Brand> {
  const module: { brand?: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(brandFile(key, folder)).href
  );
  refuse(brandProblems(key, module.brand));
  return module.brand as Brand;
}

/** All brands. @throws Error as `readBrand` does, and when two brands claim the same host */
export async function readBrands(folder = BRANDS_FOLDER): Promise<readonly Brand[]> {
  const brands = await Promise.all(brandKeys(folder).map((key) => readBrand(key, folder)));
  refuse(familyProblems(brands));
  return brands;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
