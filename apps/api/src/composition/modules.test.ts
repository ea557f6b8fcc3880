import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MODULES } from "./modules.ts";

const FOLDER = path.resolve(import.meta.dirname, "../modules");

test("every module folder exports one module, and it is listed", async () => {
  const listed: ReadonlySet<unknown> = new Set(MODULES);
  const found = await Promise.all(
    readdirSync(FOLDER).map(async (folder) => {
      const exported: object = await import(path.join(FOLDER, folder, "index.ts"));
      return [folder, Object.values(exported).filter((value) => listed.has(value)).length] as const;
    }),
  );
  expect(found.filter(([, modules]) => modules !== 1)).toEqual([]);
  expect(found).toHaveLength(MODULES.length);
  expect(listed.size).toBe(MODULES.length);
});

test("no two modules claim the same path or job name", () => {
  const addresses = MODULES.flatMap(({ routes }) => routes.map((route) => route.site + route.path));
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  const tasks = MODULES.flatMap(({ jobs }) => jobs.map(({ task }) => task));
  expect(tasks.filter((task, at) => tasks.indexOf(task) !== at)).toEqual([]);
});

test("no two modules define access to the same operation", () => {
  const operations = MODULES.flatMap(({ schema }) => Object.keys(schema.access));
  expect(operations.filter((name, at) => operations.indexOf(name) !== at)).toEqual([]);
});
