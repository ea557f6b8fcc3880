import type { RedemptionReward } from "@catnip/domain/redemptions";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Codes made together: what each is worth, for whom, and until when. */
export const redemptionBatches = pgTable(
  "redemption_batches",
  {
    /** Made by whoever asked, so that asking twice makes one batch. */
    uuid: uuid().primaryKey(),
    /** Name of the campaign; batches of one campaign count together where a user may redeem only once. */
    campaign: text().notNull(),
    rewards: jsonb().$type<readonly RedemptionReward[]>().notNull(),
    count: integer().notNull(),
    /** Brands where the codes are good; empty: all. */
    platformKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    oncePerUser: boolean().notNull().default(true),
    /** From this moment on the codes are good for nothing; null: never. What was promised, so it stays. */
    endedAt: timestamp({ withTimezone: true }),
    /** When staff ended them before that. */
    stoppedAt: timestamp({ withTimezone: true }),
    /** Null: planted for the demo. */
    createdBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The most that all codes together can cost the shop, in meowcent; 0 for batches of before this was noted. */
    worth: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    /** Until somebody else approves it, its codes are good for nothing. */
    needsApproval: boolean().notNull().default(false),
    approvedBy: uuid(),
    approvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("redemption_batches_created").on(table.createdAt),
    index("redemption_batches_maker").on(table.createdBy, table.createdAt),
    check(
      "redemption_batches_approval",
      sql`(${table.approvedBy} is null) = (${table.approvedAt} is null) and (${table.approvedBy} is null or ${table.approvedBy} is distinct from ${table.createdBy})`,
    ),
    check("redemption_batches_count", sql`${table.count} > 0`),
  ],
);

/** One code. Only its HMAC is kept, by a key outside the database: a copy of this table redeems nothing. */
export const redemptionCodes = pgTable(
  "redemption_codes",
  {
    mac: bytea().primaryKey(),
    batchUuid: uuid()
      .notNull()
      .references(() => redemptionBatches.uuid),
    /** Null: unused. Claiming it is one conditional change of this row, together with the rewards. */
    redemptionUuid: uuid(),
  },
  (table) => [
    uniqueIndex("redemption_codes_redemption").on(table.redemptionUuid),
    index("redemption_codes_batch").on(table.batchUuid),
  ],
);

/** A code that somebody redeemed. Its uuid is the id of its ledger transfer. */
export const redemptions = pgTable(
  "redemptions",
  {
    uuid: uuid().primaryKey(),
    batchUuid: uuid()
      .notNull()
      .references(() => redemptionBatches.uuid),
    campaign: text().notNull(),
    userUuid: uuid().notNull(),
    /** Copied from the batch: the key below holds where it is true. */
    oncePerUser: boolean().notNull(),
    /** The order that brought the games of the rewards, if there are any. */
    orderUuid: uuid(),
    /** What was given, so that the answer can be told again. */
    rewards: jsonb().$type<readonly RedemptionReward[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("redemptions_once")
      .on(table.campaign, table.userUuid)
      .where(sql`${table.oncePerUser}`),
    index("redemptions_user").on(table.userUuid, table.createdAt),
    index("redemptions_batch").on(table.batchUuid),
  ],
);
