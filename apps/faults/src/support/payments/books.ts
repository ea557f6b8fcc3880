import { expect } from "vitest";
import { askBank, type BankStreet } from "./bank-street.ts";

type Captured = { readonly order_no: string; readonly currency: string; readonly captured: number };

/** What the simulators took, by order. */
async function capturedAtBank(street: BankStreet): Promise<readonly Captured[]> {
  const { orders } = (await (await askBank(street, "/books")).json()) as { orders: Captured[] };
  return orders.toSorted((one, other) => (one.order_no < other.order_no ? -1 : 1));
}

/**
 * The one oracle: what the simulators' books say was captured is what was credited, order by order, once each, and the
 * ledger holds the same sums at its providers' accounts and in its players' wallets.
 *
 * @returns how many payments were credited
 */
export async function banksBooksAreOurs(street: BankStreet): Promise<number> {
  const { $client } = street.services.db;
  const captured = await capturedAtBank(street);
  const { rows: credited } = await $client.query<Captured>(
    `select p.order_no, p.currency_id as currency, p.pay_amount as captured
      from payment_credits c join payments p using (order_no) order by p.order_no collate "C"`,
  );
  expect(credited).toEqual(captured);

  const sums: Record<string, number> = {};
  for (const { currency, captured: minor } of captured) sums[currency] = (sums[currency] ?? 0) + minor;
  const { rows: owed } = await $client.query<{ currency: string; sum: number }>(
    `select a.currency, -sum(e.amount)::bigint as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where t.kind = 'recharge' and a.owner_kind = 'psp' group by a.currency`,
  );
  expect(Object.fromEntries(owed.map(({ currency, sum }) => [currency, sum]))).toEqual(sums);

  const { rows: wallets } = await $client.query<{ coins: number; sold: number }>(
    `select
      (select coalesce(sum(e.amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_transfers t on t.id = e.transfer_id
        where t.kind = 'recharge' and a.currency = 'meowcent' and (a.owner_kind = 'player' or a.name = 'holding')) as coins,
      (select coalesce(sum(p.coin), 0)::bigint from payments p join payment_credits using (order_no)) as sold`,
  );
  expect(wallets[0]?.coins).toBe(wallets[0]?.sold);
  return credited.length;
}
