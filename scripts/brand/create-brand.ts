import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { drawIcons } from "./icons.ts";
import { valueFile, type NewBrand } from "./value-file.ts";

/** The shop whose thin app serves as the model. */
const MODEL = "international";
/** Build and installation output, and files every shop has its own version of. */
const NOT_COPIED = new Set([
  "node_modules",
  "build",
  "dist",
  ".react-router",
  ".turbo",
  "public",
  "README.md",
]);

/**
 * Creates a brand: its value in `packages/brands`, and its app with entries, routes and icons. API, host
 * process, start command and login read the list of brands, so nothing else changes.
 *
 * @throws Error with one sentence for an invalid key
 */
export async function createBrand(brand: NewBrand, root: string): Promise<void> {
  const { key } = brand;
  if (!/^[a-z]([a-z0-9-]{0,40}[a-z0-9])?$/.test(key))
    throw new Error(
      `"${key}" is no key: a few lower-case letters, digits and dashes, such as "ruby-lantern".`,
    );
  const app = path.join(root, "apps", key);
  const value = path.join(root, `packages/brands/${key}.ts`);
  for (const there of [app, value])
    if (existsSync(there)) throw new Error(`${path.relative(root, there)} exists already.`);

  await assertUsable(brand, root);
  writeFileSync(value, valueFile(brand));
  writeApp(brand, app, root);
  const logo = readFileSync(path.join(root, `apps/${MODEL}/public/logo.svg`), "utf8");
  mkdirSync(path.join(app, "public"));
  writeFileSync(path.join(app, "public/logo.svg"), logo.replaceAll("#7fe0b0", brand.accent));
  await drawIcons(path.join(app, "public"), root);
  addReference(key, root);
}

/** Before anything is written: the value is validated in isolation. */
async function assertUsable(brand: NewBrand, root: string): Promise<void> {
  const { brandProblems, familyProblems } = await import(
    pathToFileURL(path.join(root, "packages/brands/src/brand-problems.ts")).href
  );
  const { readBrands } = await import(
    pathToFileURL(path.join(root, "packages/brands/src/read-brands.ts")).href
  );
  const text = valueFile(brand)
    .replace(/^import .*$/gm, "")
    .replace(": Brand =", " =")
    .replace("LOCALES", JSON.stringify(["en-US"]));
  const { brand: value } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const problems: string[] = brandProblems(brand.key, value);
  if (problems.length === 0) problems.push(...familyProblems([...(await readBrands()), value]));
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

function writeApp({ key, name }: NewBrand, app: string, root: string): void {
  const model = path.join(root, "apps", MODEL);
  for (const entry of readdirSync(model))
    if (!NOT_COPIED.has(entry)) cpSync(path.join(model, entry), path.join(app, entry), { recursive: true });
  replace(path.join(app, "package.json"), `"@catnip/${MODEL}"`, JSON.stringify(`@catnip/${key}`));
  // The value that it is built again for.
  replace(path.join(app, "turbo.json"), `/${MODEL}.ts`, `/${key}.ts`);
  writeFileSync(
    path.join(app, "README.md"),
    `# @catnip/${key}\n\nThe shop ${name}: entries, routes and icons. Everything that is its own stands in \`packages/brands/${key}.ts\`,\neverything a visitor sees in \`packages/storefront\`.\n`,
  );
}

function replace(file: string, text: string, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, by));
}

/** Adds it to the repository-wide type check. */
function addReference(key: string, root: string): void {
  const file = path.join(root, "tsconfig.json");
  const before = readFileSync(file, "utf8");
  const after = before.replace(
    `    {\n      "path": "apps/${MODEL}"\n    },\n`,
    (model) => model + model.replace(MODEL, key),
  );
  writeFileSync(file, after);
}
