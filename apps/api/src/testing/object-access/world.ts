import { randomUUID } from "node:crypto";
import { ulid } from "ulid";
import type { Viewer } from "../../platform/context.ts";
import { notify } from "../../modules/notifications/index.ts";
import {
  buying,
  couponFor,
  game,
  inCart,
  NOW,
  player,
  seen,
  type Game,
} from "../../modules/orders/testing/shop.ts";
import { plantProof } from "../../modules/reviews/testing/plant-proof.ts";
import { openPayment } from "../../modules/top-ups/testing/till.ts";
import { someRequest } from "../../modules/payouts/testing/earn.ts";
import { writeCase } from "../../modules/support/testing/write-case.ts";
import { fieldOf, type TestShop } from "../test-shop.ts";

/** Everything private that a user can have. */
export type Kind =
  | "account"
  | "cart entry"
  | "wish"
  | "coupon"
  | "purchase"
  | "cart checkout"
  | "refund"
  | "comment"
  | "follow"
  | "payment"
  | "transfer"
  | "payment proof"
  | "notification"
  | "avatar"
  | "cover"
  | "submission"
  | "payout"
  | "support case"
  | "support message";

/** A user with one object of each kind. */
export type Owner = {
  readonly viewer: Viewer;
  readonly nickname: string;
  readonly things: Readonly<Record<Kind, string>>;
  /** In the cart, with the entry above. */
  readonly cartGame: Game;
  readonly ownedGame: Game;
};

/** A well-formed id that refers to nothing. */
export const nothingLike = (kind: Kind): string =>
  kind === "payment" || kind === "transfer" ? ulid() : randomUUID();

/** A player and creator with coins, and one object of each kind, created through the public API where possible. */
export async function ownerIn(shop: TestShop): Promise<Owner> {
  const { db } = shop;
  const [ownedGame, checkedOutGame, cartGame, wishedGame] = [
    await game(db),
    await game(db),
    await game(db),
    await game(db),
  ];
  const viewer: Viewer = { ...(await player(db, { coins: 100_000 })), roles: ["player", "creator"] };
  const nickname = `Nick ${viewer.uuid.slice(0, 8)}`;
  await db.$client.query(`update "user" set roles = '{player,creator}', name = $2 where id = $1`, [
    viewer.uuid,
    nickname,
  ]);
  await db.$client.query("update profiles set nickname = $2 where user_uuid = $1", [viewer.uuid, nickname]);
  const ask = async <Value>(
    field: string,
    text: string,
    variables: Record<string, unknown>,
  ): Promise<Value> => fieldOf<Value>(await shop.ask(text, variables, viewer), field);

  const purchase = randomUUID();
  const wallet = { coins: 100_000 };
  await ask("storeCheckout", STORE_CHECKOUT, {
    uuid: purchase,
    store_id: ownedGame.id,
    account_1_amount: 0,
    shown: buying({ game: ownedGame }, wallet).shown,
  });
  const cartCheckout = randomUUID();
  await ask("addCartCheckout", CART_CHECKOUT, {
    uuid: cartCheckout,
    cart_store_uuid: [await inCart(db, viewer.uuid, checkedOutGame.id)],
    account_1_amount: 0,
    shown: seen([{ game: checkedOutGame }], wallet),
  });
  const returned = await game(db);
  const [order_uuid, refund] = [randomUUID(), randomUUID()];
  const { shown } = buying({ game: returned }, wallet);
  await ask("storeCheckout", STORE_CHECKOUT, {
    uuid: order_uuid,
    store_id: returned.id,
    account_1_amount: 0,
    shown,
  });
  await ask("addOrderRefund", REFUND, { uuid: refund, order_uuid, store_id: returned.id });
  const uuidOf = async (field: string, text: string, variables: Record<string, unknown>) =>
    (await ask<{ uuid: string }>(field, text, variables)).uuid;
  const submission = randomUUID();
  await ask("addStoreSubmit", "mutation ($uuid: ID!) { addStoreSubmit(uuid: $uuid) { uuid } }", {
    uuid: submission,
  });
  const asked = await writeCase(shop, {}, viewer);
  // Offered here, too.
  await db.$client.query("update payment_providers set meta = meta - 'brands' where provider_key = 'manual'");
  const transfer = (await openPayment({ ...shop.services, ...TILL }, viewer, "CNY", "manual")).order_no;
  return {
    viewer,
    nickname,
    ownedGame,
    cartGame,
    things: {
      account: viewer.uuid,
      purchase,
      "cart checkout": cartCheckout,
      refund,
      "cart entry": await inCart(db, viewer.uuid, cartGame.id),
      coupon: await couponFor(db, viewer.uuid, { rate: 10 }),
      wish: await uuidOf("addWishlist", "mutation ($id: Int!) { addWishlist(store_id: $id) { uuid } }", {
        id: wishedGame.id,
      }),
      comment: await uuidOf(
        "addStoreComment",
        'mutation ($id: Int!) { addStoreComment(store_id: $id, vote: 1, comment: "A fine game.") { uuid } }',
        { id: ownedGame.id },
      ),
      follow: await uuidOf(
        "addUserFollowed",
        "mutation ($who: ID!) { addUserFollowed(followed_user_uuid: $who) { uuid } }",
        { who: (await player(db)).uuid },
      ),
      payment: (await openPayment({ ...shop.services, ...TILL }, viewer)).order_no,
      transfer,
      "payment proof": await plantProof(shop.db, viewer, transfer),
      notification: await notified(shop, viewer),
      avatar: await picture(shop, viewer, "user", viewer.uuid),
      cover: await picture(shop, viewer, "store_submit", submission),
      submission,
      payout: await someRequest(shop, viewer),
      "support case": asked.number,
      "support message": asked.uuid,
    },
  };
}

const TILL = {
  fetch: () => Promise.reject(new Error("no network")),
  mintAccessToken: ({ userUuid }: { readonly userUuid: string }) => Promise.resolve(userUuid),
};

const STORE_CHECKOUT = `mutation ($uuid: ID!, $store_id: Int!, $account_1_amount: Int!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $store_id, account_1_amount: $account_1_amount, use_user_coupon_uuids: [], shown: $shown) { __typename } }`;
const REFUND = `mutation ($uuid: ID!, $order_uuid: ID!, $store_id: Int!) {
  addOrderRefund(uuid: $uuid, order_uuid: $order_uuid, store_id: $store_id) { until } }`;
const CART_CHECKOUT = `mutation ($uuid: ID!, $cart_store_uuid: [ID!]!, $account_1_amount: Int!, $shown: ShownQuoteInput!) {
  addCartCheckout(uuid: $uuid, cart_store_uuid: $cart_store_uuid, account_1_amount: $account_1_amount, use_coupon: [], shown: $shown) { __typename } }`;

async function notified({ db }: TestShop, { uuid }: Viewer): Promise<string> {
  await notify(
    db,
    { userUuid: uuid, kind: "coupon_expiring", subject: randomUUID(), facts: { percent: 10 } },
    NOW,
  );
  const { rows } = await db.$client.query<{ uuid: string }>(
    "select uuid from notifications where user_uuid = $1",
    [uuid],
  );
  return rows[0]?.uuid ?? "none";
}

async function picture(
  { db }: TestShop,
  { uuid }: Viewer,
  scope: "user" | "store_submit",
  scopeUuid: string,
): Promise<string> {
  const hash = randomUUID().replaceAll("-", "").repeat(2);
  await db.$client.query("insert into images (hash, width, height) values ($1, 640, 640)", [hash]);
  const { rows } = await db.$client.query<{ uuid: string }>(
    `insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
     values ($1, $2, $3, 'picture.png', $4, 1000, $5) returning uuid`,
    [uuid, scope, scopeUuid, hash, NOW],
  );
  return rows[0]?.uuid ?? "none";
}
