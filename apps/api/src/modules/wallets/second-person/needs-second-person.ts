import {
  ALONE_MAX,
  needsSecondPerson as isSecondNeeded,
  type DoneAlone,
  type Intended,
  type MoneyAct,
} from "@catnip/domain/second-person";
import { DAY_MS, instantMs } from "@catnip/domain/time";
import type { Config } from "../../../platform/config.ts";
import { read } from "../../../platform/read.ts";
import type { Transaction } from "../../../platform/transaction.ts";

/**
 * Whether a second person has to agree to what a member of staff is about to do (R-TWO-1). Acts of the same kind by the
 * same person, or for the same beneficiary, wait for the end of this transaction, so that none counts as the first of
 * two that happen at once (R-TWO-2).
 *
 * Lock the document before it, and wallets after it: every act does, so that none blocks another.
 *
 * @param kind whose limit counts
 */
export async function needsSecondPerson(
  tx: Transaction,
  config: Pick<Config, "aloneMax">,
  kind: MoneyAct,
  intended: Intended,
): Promise<boolean> {
  const beneficiaries = intended.parts.flatMap(({ beneficiary_uuid: uuid }) => (uuid === null ? [] : [uuid]));
  await lockActs(tx, kind, [intended.actor_uuid, ...beneficiaries]);
  const before = await read<DoneAlone>(tx, DONE_ALONE, [
    kind,
    new Date(instantMs(intended.at) - DAY_MS),
    intended.actor_uuid,
    beneficiaries,
  ]);
  return isSecondNeeded(intended, before, aloneMaxOf(config, kind));
}

/** How much one person may do alone within a day, in meowcent. */
export const aloneMaxOf = ({ aloneMax }: Pick<Config, "aloneMax">, kind: MoneyAct): number =>
  aloneMax?.[kind] ?? ALONE_MAX[kind];

/** Takes the same locks earlier, for an act that can be measured only once a wallet is locked. */
export async function lockActs(tx: Transaction, kind: MoneyAct, people: readonly string[]): Promise<void> {
  await read(tx, LOCK, [people.map((uuid) => `done alone: ${kind} ${uuid}`)]);
}

const DONE_ALONE = `select actor_uuid, beneficiary_uuid, worth, at from done_alone
  where kind = $1 and at > $2 and (actor_uuid = $3 or beneficiary_uuid = any($4::uuid[]))`;
/** In one order, for every caller. */
const LOCK = `select pg_advisory_xact_lock(key) from (
  select distinct hashtextextended(name, 0) as key from unnest($1::text[]) name order by 1) keys`;
