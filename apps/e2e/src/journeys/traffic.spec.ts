import { sql } from "../support/database.ts";
import { MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { cartCheckoutOf, hasCoupons } from "../support/own-coupons.ts";
import { expect, test } from "../support/test.ts";

const visitsOf = (client: string) =>
  sql<{ event_name: string; page_location: string; session_count: number; utm_source: string | null }>(
    `select event_name, page_location, session_count, utm_source from traffic_logs where client_id = $1
     order by created_at, id`,
    [client],
  );
const searchesFor = (words: string) =>
  sql<{ meta: object; isAnonymous: boolean }>(
    `select meta, (user_uuid is null and client_id is null and session_id is null) as "isAnonymous" from traffic_logs
     where event_name = 'pg_store_search' and meta->>'search_term' = $1`,
    [words],
  );

const stepsOf = (email: string) =>
  sql<{ event_name: string; meta: object }>(
    `select event_name, meta from traffic_logs where event_name <> 'page_view'
     and user_uuid::text = (select id::text from "user" where email = $1) order by created_at, id`,
    [email],
  );

test("visits are counted with browser, session and campaign; searches with neither", async ({ player }) => {
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}?utm_source=forum`);
  await player.letsVisitsBeCounted();
  const cookie = async (name: string) =>
    (await player.page.context().cookies()).find((each) => each.name === name);
  await expect.poll(() => cookie("_pg")).toBeTruthy();
  const client = (await cookie("_pg"))?.value ?? "";
  await expect
    .poll(() => visitsOf(client))
    .toMatchObject([
      {
        event_name: "page_view",
        page_location: expect.stringMatching(new RegExp(`/store/${NEON_DRIFT.id}$`)),
        session_count: 1,
        utm_source: "forum",
      },
    ]);
  await expect.poll(() => cookie("_client_source_profile_uuid")).toMatchObject({ sameSite: "Strict" });
  const guest = (await cookie("_client_source_profile_uuid"))?.value;
  await expect
    .poll(() =>
      sql("select client_type, os, device_model from client_source_profiles where uuid = $1", [guest]),
    )
    .toEqual([{ client_type: "web", os: "", device_model: "" }]);

  const words = `moon ${crypto.randomUUID().slice(0, 8)}`;
  await player.searches(words);
  await expect
    .poll(() => searchesFor(words))
    .toEqual([{ meta: { type: "all", search_term: words }, isAnonymous: true }]);
});

// R-TRF-8
test("a checkout that begins, and the top-up it needs, are counted", async ({ player }) => {
  await player.opensAsNewPlayer(`/store/${MIDNIGHT_FERRY.id}`);
  await player.letsVisitsBeCounted();
  const bill = await player.wantsToBuy();
  const price = { items: 1, currency: "USD", value: MIDNIGHT_FERRY.list / 100 };
  const begun = { event_name: "begin_checkout", meta: price };
  await expect.poll(() => stepsOf(player.email)).toEqual([begun]);
  await bill.getByRole("button", { name: "Add coins" }).click();
  await expect
    .poll(() => stepsOf(player.email))
    .toEqual([begun, { event_name: "pg_web_topup", meta: { missing: MIDNIGHT_FERRY.list } }]);
});

// R-TRF-8
test("a purchase tells a counted visit what it came to, in US dollars; a visit that is not counted tells nothing", async ({
  player,
}) => {
  const buys = async (id: number) => {
    await player.opens(await cartCheckoutOf(player.email, [id]));
    await player.confirmsPurchase();
    await player.reads("Thank you! The purchase is complete");
  };
  await player.opensAsNewPlayer("/about-us");
  await hasCoupons(player.email, [
    { name: "All of one", rate: 100, games: [104] },
    { name: "All of another", rate: 100, games: [105] },
  ]);
  await buys(104);
  expect(await stepsOf(player.email)).toEqual([]);
  await player.letsVisitsBeCounted();
  await buys(105);
  const meta = { items: 1, currency: "USD", value: 0 };
  await expect
    .poll(() => stepsOf(player.email))
    .toEqual([
      { event_name: "begin_checkout", meta },
      { event_name: "purchase", meta },
    ]);
});

test("a browser with Global Privacy Control is neither tracked nor asked: no cookie, no report", async ({
  visitor,
}) => {
  const player = await visitor();
  await player.page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  // Every report says so; a hovered card requests its pictures without.
  const reports: string[] = [];
  player.page.on("request", (request) => {
    const sent = request.postData() ?? "";
    if (/"(?:consent|client_id|user_agent)"/.test(sent)) reports.push(sent);
  });
  await player.opensAsAdult("/store");
  await player.searches("moon");
  await player.page.waitForLoadState("networkidle");
  expect(reports).toEqual([]);
  await expect(player.consentQuestion).toHaveCount(0);
  expect((await player.page.context().cookies()).map(({ name }) => name)).not.toContain("_pg");
});
