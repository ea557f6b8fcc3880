import { expect, test } from "vitest";
import { TABLE_READERS } from "./table-readers.ts";
import { tablesImported, tablesInSql } from "./tables-in.ts";
import { tablesUsed } from "./tables-used.ts";

const used = tablesUsed();

test("every use of another module's table is in the list, and every line of the list is used", () => {
  // If this fails: call the owning module's functions, or add or remove the line in table-readers.ts.
  expect(used.foreign).toEqual(TABLE_READERS);
});

test("every table of the database belongs to one module", () => {
  expect(used.owners.size).toBeGreaterThan(80);
  expect([...used.owners].filter(([, owner]) => owner === "")).toEqual([]);
});

const TABLES = new Set(["stores", "tags", "user", "orders"]);

test.each([
  ["select 1 from stores s", ["stores"]],
  ["select 1 from stores s, tags t where true", ["stores", "tags"]],
  ['select 1 from stores as s,\n  "user"', ["stores", "user"]],
  ['`update "user" u set name = 1 from orders`', ["user", "orders"]],
  ["insert into tags values (1); delete from only orders; JOIN stores", ["tags", "orders", "stores"]],
  ["create or replace trigger t after insert on orders for each row execute function f()", ["orders"]],
  ["create or replace function f(s stores) returns setof tags language sql", ["stores", "tags"]],
  ["create or replace function f() returns int\ndeclare\n  v_order orders;\nbegin", ["orders"]],
  ["-- from stores\n/* join tags */ select 1 -- into orders", []],
  ["select stores, orders.total from unnest(x)", []],
])("%s", (source, tables) => {
  expect([...tablesInSql(source, TABLES)].toSorted()).toEqual([...tables].toSorted());
});

test("imports of drizzle's tables count, type imports do not", () => {
  const tableOf = new Map([["storeInfos", "store_infos"]]);
  const source = `import { storeInfos as infos, type Label } from "../catalog/catalog.tables.ts";
import type { storeTags } from "../catalog/catalog.tables.ts";`;
  expect([...tablesImported(source, tableOf)]).toEqual(["store_infos"]);
});
