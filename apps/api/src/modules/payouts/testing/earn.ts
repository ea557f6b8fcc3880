import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { fieldOf, type TestShop } from "../../../testing/test-shop.ts";
import { checkout } from "../../orders/index.ts";
import { NOW, buying, game, player } from "../../orders/testing/shop.ts";
import { releaseEarnings } from "../index.ts";
import { hasAccount, SHOP_ACCOUNT } from "./payout-account.ts";

/** Long enough after `NOW` for every sale of that day to be payable. */
const LATER = new Date(NOW.getTime() + 15 * 86_400_000);

/** A sale at this price on `NOW`; seven tenths are the creator's. Returns the order. */
export async function sellFor(db: Database, creator: string, list: number): Promise<string> {
  const buyer = await player(db, { coins: list });
  const sold = await game(db, { list, author: creator });
  const request = buying({ game: sold }, { coins: list });
  const answer = await checkout({ db, now: () => NOW }, buyer, request, "international");
  if (answer.kind !== "done") throw new Error(`Not sold: ${JSON.stringify(answer)}`);
  // No one else's list shows it.
  await db.$client.query("update stores set is_published = false where id = $1", [sold.id]);
  return request.uuid;
}

/** Makes this much payable to a creator: a multiple of 7. There is a rate for dollars and euros. */
export async function earned(db: Database, creator: string, payable: number): Promise<void> {
  await sellFor(db, creator, (payable * 10) / 7);
  await releaseEarnings({ db, now: () => LATER });
  await db.$client.query(
    "insert into coin_rates (currency_id, minor_per_100_coins) values ('USD', 9500), ('EUR', 8800) on conflict do nothing",
  );
}

export const requestPayout = (shop: TestShop, viewer: Viewer, amount: number, uuid: string = randomUUID()) =>
  shop.ask(
    `mutation ($uuid: ID!, $amount: Amount!) { addPayoutRequest(uuid: $uuid, amount: $amount) {
      uuid state amount currency_id minor_per_100_coins pay_amount account { number } } }`,
    { uuid, amount },
    viewer,
  );

/** A creator's requested payout of 7,000 meowcent; returns its uuid. */
export async function someRequest(shop: TestShop, creator: Viewer, amount = 7_000): Promise<string> {
  await earned(shop.db, creator.uuid, amount);
  await hasAccount(shop, creator);
  const uuid = randomUUID();
  fieldOf(await requestPayout(shop, creator, amount, uuid), "addPayoutRequest");
  return uuid;
}

/** Variables of a batch of these payouts. */
export const batchOf = (requests: readonly string[], uuid: string = randomUUID()) => ({
  uuid,
  request_uuid: requests,
  source: SHOP_ACCOUNT,
  execute_on: "2026-04-01",
  reason: "A player asked for it.",
});

export const addBatch = (shop: TestShop, viewer: Viewer, requests: readonly string[], uuid?: string) =>
  shop.ask(
    `mutation ($uuid: ID!, $request_uuid: [ID!]!, $source: BankAccountInput!, $execute_on: String!, $reason: String!) {
      addPayoutBatch(uuid: $uuid, request_uuid: $request_uuid, source: $source, execute_on: $execute_on, reason: $reason) {
        uuid worth needs_approval payouts { uuid state } refused { payout { uuid } holder message } } }`,
    batchOf(requests, uuid),
    viewer,
  );

/** `approvePayoutBatch`, `settlePayoutBatch` or, for a payout that no bank has got, `returnPayout`. */
export const decide = (shop: TestShop, operation: string, viewer: Viewer, uuid: string) =>
  shop.ask(
    `mutation ($uuid: ID!) { ${operation}(uuid: $uuid, reason: "As the bank says") { uuid } }`,
    { uuid },
    viewer,
  );

/** What a bank says of a payout that it has got. */
export const sendBack = (
  shop: TestShop,
  viewer: Viewer,
  uuid: string,
  reference: string | null = `RET-${uuid}`,
) =>
  shop.ask(
    `mutation ($uuid: ID!, $reference: String) {
      returnPayout(uuid: $uuid, bank_reference: $reference, reason: "As the bank says") { state return_reference } }`,
    { uuid, reference },
    viewer,
  );
