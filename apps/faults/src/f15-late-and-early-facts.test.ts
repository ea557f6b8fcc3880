import { notify } from "@catnip/api/modules/top-ups/notify.http.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { openBankStreet, requestOf, type BankStreet, type Message } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, goToCashier, newPayer, WAYS, type Payer } from "./support/payments/payer.ts";

const { payments } = sizeOf("f15");
const DAY_MS = 86_400_000;
const OVER = ["expired", "failed", "cancelled"];

/** Payers at these providers in turn, each with the resulting messages. */
async function each(
  street: BankStreet,
  providers: readonly string[],
  actions: readonly string[],
  then: (payer: Payer, messages: readonly Message[]) => Promise<void>,
): Promise<void> {
  const ways = WAYS.filter(({ provider }) => providers.includes(provider));
  for (let index = 0; index < payments; index += 1) {
    const payer = await newPayer(street, ways[index % ways.length] ?? WAYS[0]);
    await goToCashier(street, payer);
    for (const action of actions) await choose(street, payer, action);
    await then(payer, await street.takeMessages());
  }
}

const hear = async ({ services }: BankStreet, message: Message | undefined): Promise<void> => {
  if (!message) throw new Error("No message came");
  expect((await notify(services, requestOf(message))).status).toBe(200);
};

async function stateOf({ services }: BankStreet, { payment }: Payer): Promise<string | undefined> {
  const { rows } = await services.db.$client.query<{ state: string }>(
    "select state from payments where order_no = $1",
    [payment.order_no],
  );
  return rows[0]?.state;
}

async function casesOf({ services }: BankStreet, { payment }: Payer): Promise<readonly string[]> {
  const { rows } = await services.db.$client.query<{ reason: string }>(
    "select reason from payment_cases where payment_order_no = $1",
    [payment.order_no],
  );
  return rows.map(({ reason }) => reason);
}

// R-PAY-5, R-PAY-6, R-OPS-7
describe(`facts that come late or early, ${payments} payments each`, () => {
  test("money after the payment has expired is credited", async () => {
    const street = await openBankStreet();
    await each(street, ["sugoi", "stripe", "alipay"], ["pay-late"], async (payer, [first, second]) => {
      await hear(street, first);
      expect(OVER).toContain(await stateOf(street, payer));
      await hear(street, second);
      await hear(street, first);
      expect(await stateOf(street, payer)).toBe("succeeded");
      expect((await walletOf(street.services.db, payer.viewer.uuid)).meowcent).toBe(payer.payment.coin);
      street.pass(DAY_MS);
    });
    expect(await banksBooksAreOurs(street)).toBe(payments);
    await street.close();
  });

  test("money for a deleted account is kept for its owner, and staff decide", async () => {
    const street = await openBankStreet();
    const { db, now } = street.services;
    await each(
      street,
      ["sugoi", "wechatpay", "stripe", "unionpay", "newebpay"],
      ["pay"],
      async (payer, [paid]) => {
        await db.$client.query('update "user" set deleted_at = $2 where id = $1', [payer.viewer.uuid, now()]);
        await hear(street, paid);
        await hear(street, paid);
        expect((await walletOf(db, payer.viewer.uuid)).meowcent).toBe(0);
        expect(await casesOf(street, payer)).toEqual(["user-gone"]);
      },
    );
    const { rows } = await db.$client.query<{ held: number }>(
      `select sum(e.amount)::bigint as held from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_kind = 'platform' and a.name = 'holding' and a.currency = 'meowcent'`,
    );
    expect(rows[0]?.held).toBeGreaterThan(0);
    expect(await banksBooksAreOurs(street)).toBe(payments);
    await street.close();
  });

  test("a refund before its payment waits for it, and both count once", async () => {
    const street = await openBankStreet();
    const { db } = street.services;
    await each(street, ["stripe", "alipay"], ["pay", "refund"], async (payer, [paid, refunded]) => {
      await hear(street, refunded);
      expect((await walletOf(db, payer.viewer.uuid)).meowcent).toBe(0);
      await hear(street, paid);
      await hear(street, refunded);
      await hear(street, paid);
      // Credited and taken back, or credited and looked at by a person; never credited twice, never forgotten.
      const { meowcent } = await walletOf(db, payer.viewer.uuid);
      const isTakenBack = meowcent === 0 && /refunded|reversed/.test((await stateOf(street, payer)) ?? "");
      const isLookedAt =
        meowcent === payer.payment.coin && (await casesOf(street, payer)).includes("money-back");
      expect(isTakenBack || isLookedAt).toBe(true);
    });
    expect(await banksBooksAreOurs(street)).toBe(payments);
    await street.close();
  });
});
