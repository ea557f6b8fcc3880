import { sql } from "../support/database.ts";
import { CLOCKMAKER, MIDNIGHT_FERRY, NEON_DRIFT, PLANS, READER } from "../support/games.ts";
import { ask } from "../support/http.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");
/** Where scripts request the data of the same page. */
const dataOf = (path: string) => {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query === undefined ? "" : `?${query}`}`;
};

/**
 * What the answers of the shop's public pages hold of these, to a visitor without cookies, after a player with them.
 */
async function leaksOf(cookie: string, secrets: readonly string[]): Promise<readonly string[]> {
  const leaks: string[] = [];
  for (const path of SHOP_PATHS.flatMap((page) => [page, dataOf(page)])) {
    // An address with a query is cached from the second time on.
    for (let time = 0; time < 3; time += 1) await ask(SHOP + path, { headers: { cookie } });
    for (let time = 0; time < 2; time += 1) {
      const { body, headers } = await ask(SHOP + path);
      const text = body.toString() + JSON.stringify(headers);
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${path}: ${secret.slice(0, 8)}…`);
      if (headers["set-cookie"] && /\bpublic\b/.test(headers["cache-control"] ?? ""))
        leaks.push(`${path}: cookie`);
    }
  }
  return leaks;
}

/** The names of everything that is a player's own, by their mail address. */
const THEIRS = `with player as (select id from "user" where email = $1)
  select id::text as value from player
  union all select uuid::text from orders, player where user_uuid = player.id
  union all select order_no from payments, player where user_uuid = player.id
  union all select uuid::text from wishlists, player where user_uuid = player.id
  union all select uuid::text from cart_stores, player where user_uuid = player.id`;

async function cookiesOf({
  page,
}: Player): Promise<readonly { readonly name: string; readonly value: string }[]> {
  return page.context().cookies(SHOP);
}

const headerOf = (cookies: Awaited<ReturnType<typeof cookiesOf>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** Values as short as "en-US" say nothing about anybody. */
const longOnes = (values: readonly string[]) => values.filter((value) => value.length > 15);

// R-WEB-51
test("nothing of a player who was there before is in a cached page", async ({ player }) => {
  await player.opensAs(READER, "/terms");
  const cookies = await cookiesOf(player);
  const [account] = await sql<{ uuid: string }>(`select id as uuid from "user" where email = $1`, [
    READER.email,
  ]);
  const secrets = longOnes([READER.email, account?.uuid ?? "", ...cookies.map(({ value }) => value)]);
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  expect(await leaksOf(headerOf(cookies), secrets)).toEqual([]);
});

// R-WEB-51
test("nothing of what a player has bought, wished for and put into the cart is in a cached page", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsNewPlayer("/store");
  await player.topsUp(PLANS.small);
  await player.opens(`/store/${NEON_DRIFT.id}`);
  await player.comesToOwnIt();
  await player.opens(`/store/${MIDNIGHT_FERRY.id}`);
  await main.getByRole("button", { name: "Add to wishlist" }).click();
  await expect(main.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();
  await player.opens(`/store/${CLOCKMAKER.id}`);
  await main.getByRole("button", { name: "Add to cart" }).click();
  await expect(main.getByRole("link", { name: "In cart", exact: true })).toBeVisible();

  const cookies = await cookiesOf(player);
  const theirs = await sql<{ value: string }>(THEIRS, [player.email]);
  const secrets = longOnes([player.email, ...[...theirs, ...cookies].map(({ value }) => value)]);
  // The account, an order, a payment, a wish and something in the cart, besides the cookies.
  expect(theirs.length).toBeGreaterThanOrEqual(5);
  expect(await leaksOf(headerOf(cookies), secrets)).toEqual([]);
});

// R-WEB-52
test("a cached page shows a change as soon as the database announces it", async () => {
  // No other journey looks at the comments of a game without comments.
  const [quiet] = await sql<{ id: number }>(
    `select store_id as id from store_listings l where released_at < now()
       and not exists (select from store_comments c where c.store_id = l.store_id) order by id desc limit 1`,
  );
  const address = `${SHOP}/store/${quiet?.id}`;
  const text = `Written at ${Date.now()}.`;
  const says = async () => (await ask(address)).body.toString().includes(text);
  expect(await says()).toBe(false);
  await sql("insert into store_comments (store_id, comment) values ($1, $2)", [quiet?.id, text]);
  await expect.poll(says).toBe(true);
  await sql("delete from store_comments where comment = $1", [text]);
  await expect.poll(says).toBe(false);
});

// R-WEB-52, R-WEB-54
test("a game that becomes a draft again is evicted, and its page is not cached meanwhile", async () => {
  const [quiet] = await sql<{ id: number }>(
    `select store_id as id from store_listings l where released_at < now()
       and not exists (select from store_comments c where c.store_id = l.store_id) order by id desc limit 1`,
  );
  const statusOf = async () => (await ask(`${SHOP}/store/${quiet?.id}`)).status;
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  await sql("update stores set is_published = false where id = $1", [quiet?.id]);
  await expect.poll(statusOf).toBe(404);
  const { headers } = await ask(`${SHOP}/store/${quiet?.id}`);
  expect(headers["cache-control"] ?? "").not.toMatch(/\bpublic\b/);
  await sql("update stores set is_published = true where id = $1", [quiet?.id]);
  await expect.poll(statusOf).toBe(200);
});
