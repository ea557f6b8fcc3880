import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let finance: Viewer;
beforeAll(async () => {
  shop = await testShop();
  finance = await shop.player({ roles: ["finance"] });
});
afterAll(() => shop.close());

const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
const DAY = 1_440;

const rule = (changes: Readonly<Record<string, unknown>> = {}) => ({
  uuid: randomUUID(),
  country: "DE",
  rate_bp: 1_900,
  mode: "inclusive",
  valid_from: inMinutes(5),
  valid_until: null,
  reason: "By law",
  ...changes,
});

const add = (asked: object) =>
  shop.ask(
    `mutation ($uuid: ID!, $country: String!, $rate_bp: Int!, $mode: TaxMode!, $valid_from: DateTime!, $valid_until: DateTime,
        $reason: String!) {
      addTaxRule(uuid: $uuid, country: $country, rate_bp: $rate_bp, mode: $mode, valid_from: $valid_from,
        valid_until: $valid_until, reason: $reason) { uuid country rate_bp mode valid_from valid_until } }`,
    { ...asked },
    finance,
  );

const end = (uuid: string, valid_until: string) =>
  shop.ask(
    `mutation ($uuid: ID!, $until: DateTime!) { endTaxRule(uuid: $uuid, valid_until: $until, reason: "By law") { valid_until } }`,
    { uuid, until: valid_until },
    finance,
  );

const fieldIn = ({ errors }: Answer) => errors?.[0]?.extensions.facts?.["field"];
const ruled = async () =>
  fieldOf<readonly unknown[]>(await shop.ask("{ findTaxRule { uuid country } }", {}, finance), "findTaxRule");

// R-TAX-1
test("a shop begins without any tax, and finance turns it on", async () => {
  expect(await ruled()).toEqual([]);
  const asked = rule();
  const { reason: _, ...stored } = asked;
  const made = fieldOf(await add(asked), "addTaxRule");
  expect(made).toEqual({ ...stored, country: "de" });
  // Sent again, it is the same rule; something else under its uuid is refused.
  expect(fieldOf(await add(asked), "addTaxRule")).toEqual(made);
  expect((await add({ ...asked, rate_bp: 700 })).errors?.[0]?.extensions.code).toBe("request/id-conflict");
  expect(await ruled()).toEqual([{ uuid: asked.uuid, country: "de" }]);
});

// R-TAX-7
test("a tax that is added to top-ups is turned on the same way", async () => {
  const { reason: _, ...stored } = rule({ country: "us", mode: "exclusive" });
  expect(fieldOf(await add({ ...stored, reason: "By law" }), "addTaxRule")).toEqual({
    ...stored,
    country: "us",
  });
});

// R-TAX-3, R-TAX-4
test.each([
  [{ country: "ZZ" }, "country"],
  [{ country: "FR", rate_bp: 0 }, "rate_bp"],
  [{ country: "FR", valid_from: "2026-03-01T12:04:59Z" }, "valid_from"],
  [{ country: "FR", valid_until: "2026-03-01T12:05:00Z" }, "valid_until"],
  [{ country: "DE", valid_from: "2027-03-01T12:00:00Z" }, "valid_from"],
  [{ country: "FR", reason: " " }, "reason"],
])("%j has a wrong %s", async (changes, field) => {
  expect(fieldIn(await add(rule(changes)))).toBe(field);
});

// R-TAX-4
test("a rule ends ahead, once begun, and never later than it would have", async () => {
  const asked = rule({ country: "IT", valid_from: inMinutes(DAY), valid_until: inMinutes(3 * DAY) });
  fieldOf(await add(asked), "addTaxRule");
  expect(fieldIn(await end(asked.uuid, inMinutes(4)))).toBe("valid_until");
  expect(fieldIn(await end(asked.uuid, inMinutes(DAY)))).toBe("valid_until");
  expect(fieldIn(await end(asked.uuid, inMinutes(4 * DAY)))).toBe("valid_until");
  expect(fieldIn(await end(randomUUID(), inMinutes(2 * DAY)))).toBe("uuid");
  expect(fieldOf(await end(asked.uuid, inMinutes(2 * DAY)), "endTaxRule")).toEqual({
    valid_until: inMinutes(2 * DAY),
  });
  // From then on there is room for the next one.
  fieldOf(await add(rule({ country: "IT", valid_from: inMinutes(2 * DAY) })), "addTaxRule");
});

// R-TAX-3
test("of rules for one time that are added at once, one stands", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(rule({ country: "ES" }))));
  expect(answers.map(fieldIn).filter((field) => field === undefined)).toHaveLength(1);
});

// R-TAX-4
test("the service cannot rewrite a rule", async () => {
  await expect(shop.db.$client.query("update tax_rules set rate_bp = 1")).rejects.toThrow(
    /permission denied|only grows/,
  );
  await expect(shop.db.$client.query("delete from tax_rules")).rejects.toThrow(
    /permission denied|only grows/,
  );
});
