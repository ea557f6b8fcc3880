import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { inTabs, tally } from "./support/in-tabs.ts";
import { drawOperations, oneWallet } from "./support/one-wallet.ts";
import { shopDatabase } from "./support/shop-database.ts";

const size = sizeOf("f02");
const TABS = 10;

/** Every way an operation may end; anything else, such as a deadlock, fails the run. */
const ENDINGS = new Set([
  "buy done",
  "buy store/already-owned",
  "buy price-changed",
  "buy pay/insufficient-balance",
  "buy pay/price-changed",
  "buy-cart done",
  "buy-cart price-changed",
  "buy-cart pay/insufficient-balance",
  "buy-cart pay/price-changed",
  "redeem done",
  "redeem quest/redemption-code-used",
  "refund done",
  "refund nothing-owned",
  "refund store/not-owned",
  "refund refund/already-refunded",
  "refund refund/too-late",
  "refund refund/too-many",
  "top-up credited",
  "top-up unchanged",
]);

// R-CHK-3, R-WAL-2, R-RFD-4, R-PAY-2, R-RDM-4, R-OPS-6
describe(`${size.operations} purchases, carts, codes, refunds and top-ups on one wallet, ${TABS} at a time`, () => {
  test.each(seeds(size.seeds))("leave what was acknowledged (seed %i)", async (seed) => {
    const { db, close } = await shopDatabase(TABS * 2);
    const { mika, model, run } = await oneWallet(db, size.operations);
    const endings: string[] = [];
    await inTabs(TABS, drawOperations(seed, size.operations), async (operation) => {
      endings.push(`${operation.kind} ${await run(operation)}`);
    });

    const counted = tally(endings);
    expect(Object.keys(counted).filter((ending) => !ENDINGS.has(ending))).toEqual([]);
    for (const kind of ["buy done", "buy-cart done", "redeem done", "refund done", "top-up credited"])
      expect(Object.keys(counted)).toContain(kind);

    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: model.coins, silver: model.silver });
    const { rows } = await db.$client.query<{ store_id: number; order_uuid: string }>(
      "select store_id, order_uuid from entitlements where user_uuid = $1 order by store_id",
      [mika.uuid],
    );
    expect(rows).toEqual(
      [...model.owned]
        .map(([store_id, order_uuid]) => ({ store_id, order_uuid }))
        .toSorted((one, other) => one.store_id - other.store_id),
    );
    await close();
  });
});
