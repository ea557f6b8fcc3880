import { readFileSync, writeFileSync } from "node:fs";

/** Adds a project to the references of `tsc -b`. */
export function addReference(tsconfig: string, project: string): void {
  const config = JSON.parse(readFileSync(tsconfig, "utf8")) as { references: { path: string }[] };
  if (config.references.some((reference) => reference.path === project)) return;
  config.references.push({ path: project });
  writeFileSync(tsconfig, `${JSON.stringify(config, null, 2)}\n`);
}
