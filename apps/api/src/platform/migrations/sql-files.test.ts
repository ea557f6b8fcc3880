import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { committed, migrateDatabase } from "./migrate-database.ts";
import { presentObjects } from "./present-objects.ts";
import { SQL_FOLDER, sqlFile } from "./sql-files.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase(4);
});
afterEach(() => database.close());

const all = () => Object.values(committed()).flat();

/** Migrates with additional files, or with modified texts of committed ones. */
const migrateWith = (...changes: readonly { readonly name: string; readonly text: string }[]) => {
  const { beforeTables, afterTables } = committed();
  const changed = (name: string) => changes.find((change) => change.name === name);
  const files = afterTables.map((file) => sqlFile(file.name, changed(file.name)?.text ?? file.text));
  const more = changes.filter(({ name }) => !afterTables.some((file) => file.name === name));
  return migrateDatabase(database.owner, undefined, {
    beforeTables,
    afterTables: [...files, ...more.map(({ name, text }) => sqlFile(name, text))],
  });
};

const asOwner = async (statement: string) =>
  (await database.owner.$client.query<Record<string, unknown>>(statement)).rows;

const overloads = async (name: string) =>
  (
    await asOwner(`select oid::regprocedure::text as f from pg_proc where proname = '${name}' order by 1`)
  ).map(({ f }) => f);

const nameOf = ({ object }: Record<string, unknown>) => String(object);

async function present(): Promise<ReadonlyMap<string, string>> {
  const client = await database.owner.$client.connect();
  try {
    return await presentObjects(client);
  } finally {
    client.release();
  }
}

const DEFINITIONS = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as stated from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  union all select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select viewname, definition from pg_views where schemaname = 'public'
  order by 1`;

test("every file is in the order, once", () => {
  const files = readdirSync(SQL_FOLDER).filter((name) => name.endsWith(".sql"));
  expect(
    all()
      .map(({ name }) => `${name}.sql`)
      .toSorted(),
  ).toEqual(files.toSorted());
});

test("functions, triggers and views in the database match the files", async () => {
  const before = await asOwner(DEFINITIONS);
  for (const { text } of all()) await asOwner(text);
  expect(await asOwner(DEFINITIONS)).toEqual(before);
});

test("each is defined in exactly one file, and nothing else exists", async () => {
  const stated = await asOwner(
    "select object, count(*)::int as times from drizzle.sql_files, unnest(objects) object group by object",
  );
  expect(stated.filter(({ times }) => times !== 1)).toEqual([]);
  const ours = await asOwner(
    `select o.type || ' ' || o.identity as object from (
       select 'pg_proc'::regclass as class, oid from pg_proc p where pronamespace = 'public'::regnamespace and proname <> 'uuidv7'
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
       union all select 'pg_trigger'::regclass, oid from pg_trigger where not tgisinternal and tgparentid = 0
       union all select 'pg_class'::regclass, oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
     ) found, pg_identify_object(class, oid, 0) o`,
  );
  expect(ours.map(nameOf).toSorted()).toEqual(stated.map(nameOf).toSorted());
  const names = all().flatMap(({ text }) =>
    [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(ours.map(nameOf).filter((name) => name.startsWith("function "))).toHaveLength(names.length);
});

test("a changed text is applied, unchanged ones are not touched, and rows stay", async () => {
  await asOwner(
    "insert into stores (id, path, category, support_platform) values (7, 'x', 'boy-r18', 'web')",
  );
  const rows = await asOwner("select * from stores, store_cards where store_id = id");
  const before = await present();
  const prices = all().find(({ name }) => name === "prices")?.text ?? "";
  await migrateWith({ name: "prices", text: `${prices}\n-- Said differently.` });
  const replaced = [...(await present())].filter(([object, version]) => before.get(object) !== version);
  expect(replaced.map(([object]) => object).toSorted()).toEqual([
    "trigger coin_rates_changed on public.coin_rates",
    "trigger country_ratios_changed on public.country_ratios",
  ]);
  expect(await asOwner("select * from stores, store_cards where store_id = id")).toEqual(rows);
});

const shout = (head: string) => `create or replace function shout(${head} language sql return upper(a)`;

test("a changed argument list leaves no overload behind, and a changed return type is no obstacle", async () => {
  await migrateWith({ name: "shouts", text: shout("a text) returns text") });
  await migrateWith({ name: "shouts", text: shout("a text, loudly boolean) returns text") });
  expect(await overloads("shout")).toEqual(["shout(text,boolean)"]);
  await migrateWith({ name: "shouts", text: shout("a text, loudly boolean) returns varchar") });
  expect(await asOwner("select pg_typeof(shout('a', true))::text as type")).toEqual([
    { type: "character varying" },
  ]);
  await migrateWith();
  expect(await overloads("shout")).toEqual([]);
});

test("objects that moved to another file stay, and so do those created by hand", async () => {
  const [first, second] = ["first", "second"].map(
    (name) => `create or replace function said_${name}() returns int language sql return 1;`,
  );
  await asOwner("create function by_hand() returns int language sql return 1");
  await migrateWith({ name: "one", text: `${first}${second}` });
  await migrateWith({ name: "one", text: String(first) }, { name: "two", text: String(second) });
  await migrateWith({ name: "two", text: `${second}${first}` });
  expect([await overloads("said_first"), await overloads("said_second")]).toEqual([
    ["said_first()"],
    ["said_second()"],
  ]);
  expect(await overloads("by_hand")).toEqual(["by_hand()"]);
});

test("a file whose trigger was dropped with its table is applied again", async () => {
  await asOwner("drop trigger country_ratios_changed on country_ratios");
  await migrateWith();
  expect([...(await present()).keys()]).toContain("trigger country_ratios_changed on public.country_ratios");
});

const answering = (answer: number) =>
  `create or replace function answer() returns int language sql return ${answer}`;

test("an earlier text that comes back is applied", async () => {
  for (const answer of [1, 2, 1]) {
    await migrateWith({ name: "answers", text: answering(answer) });
    expect(await asOwner("select answer()")).toEqual([{ answer }]);
  }
});

test("a file with an error is named, and none of the others is applied either", async () => {
  const prices = all().find(({ name }) => name === "prices")?.text ?? "";
  const before = await present();
  await expect(
    migrateWith(
      { name: "prices", text: `${prices}\n-- Changed.` },
      { name: "wrong", text: "create or replace funktion" },
    ),
  ).rejects.toThrow(/^sql\/wrong\.sql: syntax error/);
  expect(await present()).toEqual(before);
});
