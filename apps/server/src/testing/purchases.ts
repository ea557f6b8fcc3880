import { randomUUID } from "node:crypto";
import type { Database } from "@catnip/api/platform/database.ts";
import type { RunningProduct } from "./running-product.ts";

export type PricedGame = {
  readonly id: number;
  readonly shown: { readonly coin: number; readonly [field: string]: unknown };
};

const BUY = `mutation ($uuid: ID!, $id: Int!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $id, account_1_amount: 0, use_user_coupon_uuids: [], shown: $shown) {
    __typename
    ... on CheckoutPriceChanged { differences { store_id field actual } }
    ... on CheckoutRefused { code }
  }
}`;

type Checkout = {
  readonly data?: {
    readonly storeCheckout: {
      readonly __typename: string;
      readonly differences?: readonly { store_id: number | null; field: string; actual: number }[];
    };
  };
};

/** Each game's price for a buyer in the United States, as reported when a wrong bill is rejected. */
export async function learnPrices(
  product: RunningProduct,
  db: Database,
  coins: number,
): Promise<readonly PricedGame[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `select s.id from stores s join store_prices p on p.store_id = s.id and p.country = 'us'
     where s.released_at < now() and p.price > 0
       and exists (select from builds b where b.store_id = s.id and b.kind = 'official') order by s.id`,
  );
  const [looker] = await product.buyers(1, coins);
  return Promise.all(
    rows.map(async ({ id }) => {
      const line = { store_id: id, list: 0, discount: 0, sale: 0, final: 0 };
      const shown = { coin: 0, silver: 0, total: 0, lines: [line] };
      const answer = await product.query(BUY, { uuid: randomUUID(), id, shown }, looker?.token);
      const { data } = JSON.parse(answer.text) as Checkout;
      const told = data?.storeCheckout.differences;
      if (!told) throw new Error(`Game ${id} cannot be bought: ${answer.text}`);
      const actual = (ofLine: boolean) =>
        Object.fromEntries(
          told.filter((one) => (one.store_id === null) !== ofLine).map((one) => [one.field, one.actual]),
        );
      return { id, shown: { ...shown, ...actual(false), lines: [{ ...line, ...actual(true) }] } };
    }),
  );
}

/** @returns `done`; `away`: the same request may be sent again; otherwise what the API said */
export async function buy(
  product: RunningProduct,
  uuid: string,
  { id, shown }: PricedGame,
  token: string,
): Promise<string> {
  const answer = await product.query(BUY, { uuid, id, shown }, token);
  if (answer.status === 503) return "away";
  const { data } = JSON.parse(answer.text) as Checkout;
  return data?.storeCheckout.__typename === "CheckoutDone" ? "done" : `${answer.status} ${answer.text}`;
}
