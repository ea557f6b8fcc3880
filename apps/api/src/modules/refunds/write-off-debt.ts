import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Actor } from "../../platform/viewer.ts";
import { lockActs, needsSecondPerson, orApiError, postTransfer } from "../wallets/index.ts";
import { access } from "./refunds.access.ts";
import { conflict, invalid } from "./refund-row.ts";

/** A player who owes coins, in meowcent. */
export type Debtor = { readonly user_uuid: string; readonly owed: number };

/** Players who owe coins, the largest debt first. */
export const findDebtors = (db: Queryable): Promise<readonly Debtor[]> => read<Debtor>(db, DEBTORS);

/** A debt that was forgiven, or waits for a second person. */
export type WriteOff = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly coin: number;
  readonly asked_by: string;
  readonly approved_by: string | null;
  readonly booked_at: Date | null;
};

export type WriteOffInput = { readonly uuid: string; readonly user_uuid: string; readonly reason: string };

/**
 * Forgives all that a player owes, so that they can buy again. Idempotent. Where a second person is needed (R-TWO-1)
 * nothing is booked until someone else sends the same request.
 *
 * @throws ApiError `input/invalid` for a player who owes nothing, `auth/forbidden` for one's own debt,
 *   `request/version-conflict` if they owe less by now, `request/id-conflict`
 */
export async function writeOffDebt(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  actor: Pick<Actor, "uuid" | "role">,
  input: WriteOffInput,
): Promise<WriteOff> {
  const why = cleanReason(input.reason);
  for (const field of ["uuid", "user_uuid"] as const)
    if (!isUuid(input[field])) throw invalid(field, "Not a uuid");
  const [uuid, user_uuid] = [input.uuid.toLowerCase(), input.user_uuid.toLowerCase()];
  if (user_uuid === actor.uuid)
    throw new ApiError("auth/forbidden", "Someone else must forgive your own debt");
  return inTransaction(db, async (tx) => {
    await lockActs(tx, "write-off", [actor.uuid, user_uuid]);
    await read(tx, "select lock_wallet($1)", [user_uuid]);
    const before = await writeOffBy(tx, uuid);
    if (before && before.user_uuid !== user_uuid) throw conflict();
    if (before && (before.booked_at !== null || before.asked_by === actor.uuid)) return before;
    const [debt] = await read<{ readonly owed: number }>(tx, "select debt_of($1) as owed", [user_uuid]);
    const owed = debt?.owed ?? 0;
    if (before && owed < before.coin)
      throw new ApiError("request/version-conflict", "Less is owed by now; ask for another write-off");
    const coin = before?.coin ?? owed;
    if (coin <= 0) throw invalid("user_uuid", "This user owes nothing");
    if (!before) await tx.$client.query(INSERT, [uuid, user_uuid, coin, why, actor.uuid, now()]);
    const intended = {
      actor_uuid: actor.uuid,
      parts: [{ beneficiary_uuid: user_uuid, worth: coin }],
      at: now(),
    };
    const isBooked = before !== null || !(await needsSecondPerson(tx, config, "write-off", intended));
    if (isBooked) await book(tx, { uuid, user_uuid, coin }, before ? actor.uuid : null, now());
    await recordAudit(tx, actor, {
      operation: audited(access, "writeOffDebt"),
      object: { kind: "user", id: user_uuid },
      why,
      before: { owed },
      after: { write_off: uuid, coin, booked: isBooked },
      at: now(),
    });
    const row = await writeOffBy(tx, uuid);
    if (!row) throw new Error("A write-off was noted, but nothing came back");
    return row;
  });
}

async function book(
  tx: Transaction,
  { uuid, user_uuid, coin }: Pick<WriteOff, "uuid" | "user_uuid" | "coin">,
  approvedBy: string | null,
  now: Date,
): Promise<void> {
  const isPosted = await orApiError(
    postTransfer(tx.$client, {
      id: uuid,
      kind: "write_off",
      reason: "a debt that was forgiven",
      entries: [
        { owner: "debtor", uuid: user_uuid, currency: "meowcent", amount: coin },
        { owner: "platform", name: "write-off", currency: "meowcent", amount: -coin },
      ],
      now,
    }),
  );
  if (!isPosted) throw conflict();
  await tx.$client.query("update debt_write_offs set approved_by = $2, booked_at = $3 where uuid = $1", [
    uuid,
    approvedBy,
    now,
  ]);
}

async function writeOffBy(tx: Queryable, uuid: string): Promise<WriteOff | null> {
  const [row] = await read<WriteOff>(
    tx,
    "select uuid, user_uuid, coin, asked_by, approved_by, booked_at from debt_write_offs where uuid = $1",
    [uuid],
  );
  return row ?? null;
}

const INSERT = `insert into debt_write_offs (uuid, user_uuid, coin, why, asked_by, created_at)
  values ($1, $2, $3, $4, $5, $6)`;
const DEBTORS = `select a.owner_uuid as user_uuid, -sum(e.amount)::bigint as owed
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_kind = 'debtor'
  group by 1 having sum(e.amount) < 0 order by 2 desc, 1 limit 200`;
