import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a coupon grants; each of many players may hold one. */
export const coupons = pgTable(
  "coupons",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    /** `any`: all games; `store`: those in `storeIds`. */
    applicableScope: text().$type<"any" | "store">().notNull(),
    storeIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whole percent. */
    discountRate: smallint().notNull(),
    /** Null: never expires. */
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("coupons_scope", sql`${table.applicableScope} in ('any', 'store')`),
    check("coupons_rate", sql`${table.discountRate} between 0 and 100`),
  ],
);

/** A coupon held by one player. Using it is one conditional update of this row, inside the purchase. */
export const userCoupons = pgTable(
  "user_coupons",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userUuid: uuid().notNull(),
    couponUuid: uuid()
      .notNull()
      .references(() => coupons.uuid),
    /** 0 unused, 1 used (R-CPN-3). */
    state: smallint().notNull().default(0),
    orderUuid: uuid(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("user_coupons_user").on(table.userUuid, table.state),
    check("user_coupons_used", sql`(${table.state} = 1) = (${table.orderUuid} is not null)`),
  ],
);
