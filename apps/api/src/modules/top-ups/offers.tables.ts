import { WHOLE_UNIT_CURRENCIES } from "@catnip/domain/money";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** As SQL text: `'TWD', 'JPY'`. */
const WHOLE_UNITS = sql.raw(WHOLE_UNIT_CURRENCIES.map((currency) => `'${currency}'`).join(", "));

/** What money can buy. A plan that was sold is never edited: switch it off and add a new one. */
export const rechargePlans = pgTable(
  "recharge_plans",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    index: integer().notNull(),
    /** Plan size as shown in the offer, in meowcent. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Coins credited, in meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    /** Silver credited as a bonus, in meowcent. */
    silver: bigint({ mode: "number" }).notNull(),
    currencyId: text().notNull(),
    /** Price in minor units, two decimals in every currency. */
    payAmount: bigint({ mode: "number" }).notNull(),
    enable: boolean().notNull().default(true),
  },
  (table) => [
    // Each position holds one plan on offer; earlier plans there are kept for the payments that bought them.
    uniqueIndex("recharge_plans_on_offer")
      .on(table.currencyId, table.index)
      .where(sql`${table.enable}`),
    check(
      "recharge_plans_amounts",
      sql`${table.amount} > 0 and ${table.coin} > 0 and ${table.silver} >= 0 and ${table.payAmount} > 0`,
    ),
    // Cashiers take these in whole units only; a fraction would get lost or multiplied along the way.
    check(
      "recharge_plans_whole_units",
      sql`${table.currencyId} not in (${WHOLE_UNITS}) or ${table.payAmount} % 100 = 0`,
    ),
  ],
);
