import { brandOf, HOME_BRAND } from "@catnip/brands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { forgetUser } from "../accounts/users.service.ts";
import { tidySupport } from "./forget-cases.ts";
import { writeCase } from "./testing/write-case.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const days = brandOf(HOME_BRAND).support.caseDays;
const email = "mika@mail.test";

/** Everything the database has about a case, as text. */
async function kept(uuid: string): Promise<string> {
  const { rows } = await shop.db.$client.query<{ row: string }>(
    `select c::text as row from support_cases c where uuid = $1
     union all select m::text from support_messages m where case_uuid = $1`,
    [uuid],
  );
  return rows.map(({ row }) => row).join("\n");
}

const closing = (number: string) =>
  shop.ask(`mutation { closeSupportCase(number: "${number}", email: "${email}") { state } }`);
const looking = async (number: string) =>
  (await shop.ask(`{ getSupportCase(number: "${number}", email: "${email}") { state } }`)).errors?.[0]
    ?.extensions.code;

// R-SPT-6
test("texts and person of a closed case are deleted after the brand's days, of an open one never", async () => {
  const closed = await writeCase(shop, { email, text: "My name is Mika." });
  const open = await writeCase(shop, { email, text: "My name is Mika." });
  await closing(closed.number);
  const start = shop.clock.now.getTime();

  shop.clock.now = new Date(start + days * DAY_MS);
  await tidySupport(shop.services);
  expect(await kept(closed.uuid)).toContain("Mika");

  shop.clock.now = new Date(start + days * DAY_MS + 1_000);
  await tidySupport(shop.services);
  expect(await kept(closed.uuid)).not.toMatch(/mika/i);
  expect(await kept(closed.uuid)).toContain("payment");
  expect(await looking(closed.number)).toBe("support/case-not-found");
  expect(await kept(open.uuid)).toContain("My name is Mika.");
});

// R-SPT-6, R-ACC-14
test("with an account go its cases, open ones too", async () => {
  const player = await shop.player();
  const { uuid } = await writeCase(shop, { text: "My name is Mika." }, player);
  await forgetUser(shop.services, player.uuid);
  const left = await kept(uuid);
  expect(left).not.toMatch(/mika/i);
  expect(left).not.toContain(player.uuid);
  expect(left).toContain("closed");
});
