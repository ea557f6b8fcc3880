import { warmUp } from "@catnip/api/modules/orders/testing/at-commit.ts";
import { verifyLedger } from "@catnip/api/modules/wallets/index.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { testDatabase, type TestDatabase } from "@catnip/api/platform/testing/test-database.ts";
import { expect } from "vitest";

/** A shop's database with open connections, and the books proven when it closes. */
export async function shopDatabase(connections: number): Promise<TestDatabase> {
  const made = await testDatabase(connections);
  await warmUp(made.db, connections);
  return {
    ...made,
    close: async () => {
      try {
        // What was planted to be killed at is none of the shop's, and the books say so.
        await made.owner.$client.query("drop function if exists fault_point cascade");
        await booksBalance(made.db);
      } finally {
        await made.close();
      }
    },
  };
}

/** `ledger verify` finds no difference: sums, balances, lots, orders, entitlements, coupons, payments, credits. */
async function booksBalance(db: Database): Promise<void> {
  expect((await verifyLedger(db)).differences).toEqual([]);
}
