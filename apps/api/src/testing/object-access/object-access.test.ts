import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedPayments } from "../../modules/top-ups/payment-plans.ts";
import { documentOf } from "../fuzz/strange-requests.ts";
import { schema } from "../../composition/schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { testShop, type TestShop } from "../test-shop.ts";
import type { Named } from "./named.ts";
import { NAMES } from "./names.ts";
import { placesOf, type Place } from "./places.ts";
import { nothingLike, ownerIn, type Owner } from "./world.ts";

/**
 * Cross-user access (R-API-2): for every id of every operation, naming another user's object gets the same answer as
 * naming a missing one, and changes nothing.
 */
const places = placesOf(operationsOf(schema));

let shop: TestShop;
/** Who tries. */
let ren: Owner;
beforeAll(async () => {
  shop = await testShop();
  await seedPayments(shop.db);
  ren = await ownerIn(shop);
});
afterAll(() => shop.close());

test("every id of every operation is classified, and nothing else is", () => {
  expect(places.map(({ name }) => name).toSorted()).toEqual(Object.keys(NAMES).toSorted());
});

/** The answer without what differs between calls: the id in question, new ids, request ids. */
async function answerTo(place: Place, named: Exclude<Named, string>, id: string, by: Owner): Promise<string> {
  const variables = freshIds(named.ask(id, by), id);
  const { status, data, errors } = await shop.ask(documentOf(place.operation), variables, by.viewer);
  const said = errors?.map(({ message, extensions }) => ({
    message,
    code: extensions.code,
    facts: extensions.facts,
  }));
  return JSON.stringify({ status, data, said })
    .replaceAll(id, "<the id>")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "<some uuid>");
}

/** Transaction ids of the fixtures are regenerated for each call, unless they are under test. */
function freshIds(variables: Readonly<Record<string, unknown>>, tried: string): Record<string, unknown> {
  const { uuid } = variables;
  const isFixture = typeof uuid === "string" && uuid.startsWith("0198c0de-") && uuid !== tried;
  return isFixture ? { ...variables, uuid: randomUUID() } : { ...variables };
}

/** Every row of any table that is related to a person. */
async function rowsOf({ viewer, things }: Owner): Promise<unknown> {
  const { rows: tables } = await shop.db.$client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name, t::text as row from "${name}" t where t::text ~ $1`,
  );
  const ids = [viewer.uuid, ...Object.values(things)].join("|");
  const { rows } = await shop.db.$client.query(`${each.join(" union all ")} order by 1, 2`, [ids]);
  return rows;
}

const owned = places.flatMap((place): [string, Place, Exclude<Named, string>][] => {
  const named = NAMES[place.name];
  return named && typeof named !== "string" ? [[place.name, place, named]] : [];
});

// R-API-2
describe("another user's object is answered like a missing one, and stays as it was", () => {
  test.each(owned.filter(([, , named]) => !("made" in named)))("%s", async (_, place, named) => {
    const mika = await ownerIn(shop);
    const before = await rowsOf(mika);
    const toAnothers = await answerTo(place, named, mika.things[named.kind], ren);
    expect(await rowsOf(mika)).toEqual(before);
    const toNothing = await answerTo(place, named, nothingLike(named.kind), ren);
    expect(toAnothers).toBe(toNothing);
    expect(toAnothers).not.toContain(mika.nickname);
    // The test is meaningful: the owner gets a different answer to the same call.
    expect(await answerTo(place, named, mika.things[named.kind], mika)).not.toBe(toNothing);
  });
});

describe("an id already used by another user is rejected, revealing nothing", () => {
  test.each(owned.filter(([, , named]) => "made" in named))("%s", async (_, place, named) => {
    const mika = await ownerIn(shop);
    const before = await rowsOf(mika);
    const said = await answerTo(place, named, mika.things[named.kind], ren);
    expect(JSON.parse(said)).toEqual({
      status: 200,
      data: null,
      said: [
        {
          message: expect.any(String),
          code: expect.stringMatching(/^(request\/id-conflict|[a-z]+\/not-found)$/),
        },
      ],
    });
    expect(await rowsOf(mika)).toEqual(before);
  });
});

test("a user's whole account is invisible to another: every list shows only one's own", async () => {
  const mika = await ownerIn(shop);
  const lists = operationsOf(schema).filter(
    ({ kind, field }) =>
      kind === "query" &&
      field.args.every((arg) => !String(arg.type).endsWith("!") || arg.defaultValue !== undefined),
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) {
    const { data } = await shop.ask(documentOf(list), {}, ren.viewer);
    const text = JSON.stringify(data);
    for (const thing of [...Object.values(mika.things), mika.nickname])
      expect([list.field.name, text.includes(thing)]).toEqual([list.field.name, false]);
  }
});
