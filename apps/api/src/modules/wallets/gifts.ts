import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";
import { refusable } from "./money-refusal.ts";

/**
 * A gift of the program itself, with which a demo, a load test or a test begins: no person gave it. The books hold no
 * coins without a document (R-WAL-26), so it is recorded as a grant decided by two fictitious people (`PROGRAM`). In
 * production the verification names each of them.
 */
export type Grant = {
  /** Transfer id, which makes the gift idempotent. */
  readonly id: string;
  readonly userUuid: string;
  /** Meowcent, above zero. */
  readonly amount: number;
  /** The reason, for the books: `demo shop`. */
  readonly reason: string;
  readonly now: Date;
  readonly expiresAt?: Date;
};

/** Who made a gift of the program, and who confirmed it. */
export const PROGRAM = [
  "00000000-0000-0000-0000-000000000001",
  "00000000-0000-0000-0000-000000000002",
] as const;

/** Grants coins as a lot of their own. @throws MoneyRefusal `request/id-conflict` */
export const grantCoins = (db: Database, grant: Grant) => give(db, "meowcent", grant);

/** Grants silver as a lot of its own. @throws MoneyRefusal `request/id-conflict` */
export const grantSilver = (db: Database, grant: Grant) => give(db, "silver", grant);

async function give(db: Database, currency: "meowcent" | "silver", grant: Grant): Promise<boolean> {
  const { id, userUuid, amount, reason, now, expiresAt } = grant;
  const gift = { currency, amount, reason, now, expiresAt: expiresAt ?? null };
  const [posted] = await giveMany(db, gift, [{ id, userUuid }]);
  return posted ?? false;
}

type Gift = Pick<Grant, "amount" | "reason" | "now"> & {
  readonly currency: "meowcent" | "silver";
  readonly expiresAt: Date | null;
};

/**
 * The same gift to many players, in one statement.
 *
 * @returns of each whether it was given now; false if it had been before
 * @throws MoneyRefusal `request/id-conflict`
 */
export async function giveMany(
  db: Database,
  { currency, amount, reason, now, expiresAt }: Gift,
  to: readonly Pick<Grant, "id" | "userUuid">[],
): Promise<readonly boolean[]> {
  const ids = to.map(({ id }) => id);
  const players = to.map(({ userUuid }) => userUuid);
  const rows = await refusable(
    read<{ posted: boolean }>(db, GIVE, [
      ids,
      players,
      currency,
      amount,
      reason,
      now,
      expiresAt?.getTime() ?? null,
    ]),
  );
  return rows.map(({ posted }) => posted);
}

const GIVE = `
  with given as materialized (
    select id, player, at, md5('gift ' || id)::uuid as grant_uuid, jsonb_build_object('key', 'account.' || $3::text, 'amount', $4::bigint) as reward,
      ledger_post(id, 'grant', $5::text, jsonb_build_array(
        jsonb_build_object('owner', 'platform', 'name', 'promo', 'currency', $3::text, 'amount', -$4::bigint),
        jsonb_build_object('owner', 'player', 'uuid', player, 'currency', $3::text, 'amount', $4::bigint,
          'lot', jsonb_strip_nulls(jsonb_build_object('origin', 'grant', 'expires_at_ms', $7::bigint)))), $6::timestamptz) as posted
    from unnest($1::uuid[], $2::uuid[]) with ordinality as listed(id, player, at)
  ), decided as (
    insert into grants (uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by, created_at)
    select grant_uuid, 'international', reward, array[player], 'goodwill', $5::text, $4::bigint, true, '${PROGRAM[0]}', $6::timestamptz
    from given where posted
  ), confirmed as (
    insert into grant_decisions (grant_uuid, decision, why, decided_by, created_at)
    select grant_uuid, 'confirmed', $5::text, '${PROGRAM[1]}', $6::timestamptz from given where posted
  ), delivered as (
    insert into grant_deliveries (uuid, grant_uuid, user_uuid, reward, created_at)
    select id, grant_uuid, player, jsonb_strip_nulls(reward || jsonb_build_object('expires_at_ms', $7::bigint)), $6::timestamptz
    from given where posted
  )
  select posted from given order by at`;
