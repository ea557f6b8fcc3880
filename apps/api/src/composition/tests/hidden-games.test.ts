import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveGame } from "../../modules/entitlements/testing/give-game.ts";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { buying, player } from "../../modules/orders/testing/shop.ts";
import { placesOf } from "../../testing/object-access/places.ts";
import type { Viewer } from "../../platform/context.ts";
import { documentOf } from "../../testing/fuzz/strange-requests.ts";
import { schema } from "../schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

/**
 * A game the viewer may not see yet is answered exactly like a missing one, wherever a game can be named: ids are
 * sequential, so enumerating them would reveal upcoming games.
 */
const NAMES_A_GAME = /\.store_id$|^(?:findStore|getStoreAuthorizedAndFindStoreUrl)\.id$/;
const places = placesOf(operationsOf(schema)).filter(({ name }) => NAMES_A_GAME.test(name));

const shown = (id: number) => buying({ game: { id, list: 1_000 } }, { coins: 5_000 }).shown;
const purchase = (store_id: number, confirmed = store_id) => ({
  uuid: randomUUID(),
  store_id,
  account_1_amount: 0,
  use_user_coupon_uuids: [],
  shown: shown(confirmed),
});

/** The request for each place where a game is named; null: staff only, who may see every game. */
const ASKS: Readonly<Record<string, ((id: number) => Record<string, unknown>) | null>> = {
  "exportEarningStatement.store_id": (store_id) => ({ store_id }),
  "findEarningStatement.store_id": (store_id) => ({ store_id }),
  "findArticle.store_id": (store_id) => ({ store_id }),
  "findArticleByStaff.store_id": null,
  "findConfigurationPagesIndex2.store_id": (store_id) => ({ store_id }),
  "findOrderRefund.store_id": (store_id) => ({ store_id, order_uuid: randomUUID() }),
  "findStore.id": (id) => ({ id }),
  "findStoreComment.store_id": (store_id) => ({ store_id }),
  "findStoreCommentMark.store_id": (store_id) => ({ store_id }),
  "findStoreSubmit.store_id": (store_id) => ({ store_id }),
  "findStoreUpdateLogByNoAuth.store_id": (store_id) => ({ store_id }),
  "findWishlist.store_id": (store_id) => ({ store_id }),
  "getStoreCommentByMe.store_id": (store_id) => ({ store_id }),
  "getStorePriceHistory.store_id": (store_id) => ({ store_id }),
  "addArticle.article.store_id": null,
  "addCartCheckout.shown.lines.store_id": (id) => ({
    uuid: randomUUID(),
    account_1_amount: 0,
    cart_store_uuid: [randomUUID()],
    use_coupon: [],
    shown: shown(id),
  }),
  "addCartStore.store_id": (store_id) => ({ store_id }),
  "addGrant.reward.store_id": null,
  "addOrderRefund.store_id": (store_id) => ({ store_id, order_uuid: randomUUID(), uuid: randomUUID() }),
  "addRedemptionCodes.rewards.store_id": null,
  "addStoreComment.store_id": (store_id) => ({ store_id, comment: "Soon?", vote: 1 }),
  "addStorePlayTime.store_id": (store_id) => ({ store_id }),
  "addStoreSubmit.store_id": (store_id) => ({ store_id, uuid: randomUUID() }),
  "addWishlist.store_id": (store_id) => ({ store_id }),
  "delWishlist.store_id": (store_id) => ({ store_id }),
  "getStoreAuthorizedAndFindStoreUrl.id": (id) => ({ id, os: ["windows"] }),
  "setArticle.article.store_id": null,
  "setStoreActivity.store_id": (store_id) => ({ store_id, percentage_discount: 20 }),
  "setWishlist.store_id": (store_id) => ({ store_id, memo: "soon" }),
  "storeCheckout.shown.lines.store_id": (id) => purchase(998, id),
  "storeCheckout.store_id": (id) => purchase(id),
};

const NOTHING = 987_654;

let shop: TestShop;
let askers: Readonly<Record<string, Viewer | undefined>>;
let hidden: Readonly<Record<string, number>>;
beforeAll(async () => {
  shop = await testShop();
  // Numbers that appear nowhere else in an answer.
  await shop.owner.$client.query("alter table stores alter column id restart with 700001");
  askers = {
    "a guest": undefined,
    "a player": await player(shop.db, { coins: 5_000 }),
    "a player without a country": await player(shop.db, { coins: 5_000, country: null }),
    "a creator": await shop.player({ roles: ["creator"] }),
  };
  hidden = {
    "not announced yet": await equipped({ releasedDaysAgo: -30 }),
    "to be announced": await equipped({ releasedDaysAgo: -30, previewDaysAgo: -5 }),
    "without a day": await equipped({ releasedDaysAgo: null }),
    "taken down": await equipped({ published: false }),
  };
});
afterAll(() => shop.close());

/** With everything a game on sale has, and an owner who says so. */
async function equipped(options: Parameters<typeof makeGame>[1]): Promise<number> {
  const id = await makeGame(shop.db, { ...options, offer: { percent: 10 } });
  const early = await player(shop.db);
  await giveGame(shop.db, early.uuid, id);
  const query = (text: string, values: readonly unknown[]) => shop.db.$client.query(text, [...values]);
  await query(
    "insert into builds (store_id, kind, platform, version, filename, hash, size) values ($1, 'official', 'windows', '1.0', 'game.zip', 'x', 1), ($1, 'trial', 'windows', '1.0', 'trial.zip', 'y', 1)",
    [id],
  );
  await query(
    "insert into store_comments (store_id, user_uuid, comment, vote, created_at, updated_at) values ($1, $2, 'I have it.', 1, $3, $3)",
    [id, early.uuid, shop.clock.now],
  );
  await query(
    `insert into articles (category, headline, text, published_at, store_id)
      values ('news', 'A new game', '<p>Soon.</p>', $2, $1)`,
    [id, new Date(shop.clock.now.getTime() - 1_000)],
  );
  await query(
    "insert into store_update_logs (store_id, title, text, created_at) values ($1, 'Ready', '<p>Ready.</p>', $2)",
    [id, new Date(shop.clock.now.getTime() - 1_000)],
  );
  return id;
}

test("every place that can name a game is tested", () => {
  expect(Object.keys(ASKS).toSorted()).toEqual(places.map(({ name }) => name).toSorted());
});

async function answerTo(name: string, id: number, viewer: Viewer | undefined): Promise<string> {
  const place = places.find((each) => each.name === name);
  const variables = ASKS[name]?.(id);
  if (!place || !variables) throw new Error(`${name} is not tried`);
  const { status, data, errors } = await shop.ask(documentOf(place.operation), variables, viewer);
  const said = errors?.map(({ message, extensions: { code, facts } }) => ({ message, code, facts }));
  return JSON.stringify({ status, data, said })
    .replaceAll(String(id), "<the game>")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "<some uuid>");
}

// R-CAT-4
describe("a hidden game is answered like a missing one", () => {
  test.each(Object.keys(ASKS).filter((name) => ASKS[name]))("%s", async (name) => {
    for (const [who, viewer] of Object.entries(askers)) {
      const nothing = await answerTo(name, NOTHING, viewer);
      for (const [how, id] of Object.entries(hidden))
        expect([who, how, await answerTo(name, id, viewer)]).toEqual([who, how, nothing]);
    }
  });
});

test("its first owner sees that they have it", async () => {
  const early = await player(shop.db, { coins: 5_000 });
  const id = hidden["not announced yet"] ?? 0;
  await giveGame(shop.db, early.uuid, id);
  expect(await answerTo("storeCheckout.store_id", id, early)).toContain("store/already-owned");
  expect(await answerTo("addStoreComment.store_id", id, early)).toContain("Soon?");
});
