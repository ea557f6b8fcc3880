import path from "node:path";
import { parseArgs } from "node:util";
import { createBrand } from "./brand/create-brand.ts";

/** `pnpm create-brand KEY [--name "Ruby Lantern"] [--accent "#ff9eb5"]` */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: "string" }, accent: { type: "string", default: "#8fb8ff" } },
});
const [key] = positionals;
if (!key) {
  console.error(
    'Name the brand by its key: pnpm create-brand ruby-lantern --name "Ruby Lantern" --accent "#ff9eb5"',
  );
  process.exit(1);
}
try {
  const title = key.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase(),
  );
  await createBrand(
    { key, name: values.name ?? title, accent: values.accent },
    path.resolve(import.meta.dirname, ".."),
  );
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
console.log(`
The brand "${key}" is there.

  packages/brands/${key}.ts   its value: currency, languages, features, contacts, hosts
  apps/${key}                 its app; put its own logo into public/

Next: pnpm install && pnpm start, then http://${key}.localhost:4000
`);
