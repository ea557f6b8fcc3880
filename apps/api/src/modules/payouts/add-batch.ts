import { isBankText, type BankAccount, type BankAccountDraft } from "@catnip/domain/payouts";
import { sumOf } from "@catnip/domain/money";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Config } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { checkedAccount } from "./bank-accounts.ts";
import { unwritable } from "./bank-name.ts";
import { batchOf, expectNotOwn, payoutsIn, type PayoutBatch } from "./batch-row.ts";
import { earningBalances } from "./earning-balances.ts";
import { checkedUuid, conflict, invalid, lockPayouts, type PayoutRow } from "./payout-row.ts";
import { needsSecondPerson } from "../wallets/index.ts";
import { access } from "./payouts.access.ts";
import { takeStep } from "./take-step.ts";

export type BatchInput = {
  readonly uuid: string;
  readonly request_uuid: readonly string[];
  readonly source: BankAccountDraft;
  readonly execute_on: string;
  readonly reason: string;
};

type Checked = {
  readonly uuid: string;
  readonly requests: readonly string[];
  readonly source: BankAccount;
  readonly execute_on: string;
  readonly why: string;
};

/** What one bank file carries. */
const PAYOUTS_MAX = 500;

/**
 * Puts requested payouts of one currency together for the bank. Above what one person may send alone within a day, a
 * second one has to approve (R-ERN-13). Payouts to a name banks cannot write are left out, and listed in `refused`
 * (R-ERN-19). The same uuid with the same payouts is answered again.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, and for one's own earnings, `input/invalid` with the field,
 *   `request/version-conflict` for a payout that is not requested any more, `pay/insufficient-balance` where refunds
 *   have taken more than the creator has left, `pay/holder-characters` if nothing is left to send,
 *   `request/id-conflict`
 */
export async function addPayoutBatch(context: RequestContext, input: BatchInput): Promise<PayoutBatch> {
  const actor = await requireRole(context, "finance", "root");
  const checked = checkInput(input, context.now());
  return inTransaction(context.db, (tx) => addIn(tx, context.config, actor, checked, context.now()));
}

function checkInput({ uuid, request_uuid, source, execute_on, reason }: BatchInput, now: Date): Checked {
  const requests = [...new Set(request_uuid.map((each) => checkedUuid(each, "request_uuid")))].toSorted();
  if (requests.length === 0 || requests.length > PAYOUTS_MAX)
    throw invalid("request_uuid", { min: 1, max: PAYOUTS_MAX });
  if (!isDay(execute_on) || execute_on < now.toISOString().slice(0, 10)) throw invalid("execute_on");
  return {
    uuid: checkedUuid(uuid),
    requests,
    source: checkedAccount(source),
    execute_on,
    why: cleanReason(reason),
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

async function addIn(
  tx: Transaction,
  config: Config,
  actor: Actor,
  checked: Checked,
  now: Date,
): Promise<PayoutBatch> {
  const { uuid, requests, source, execute_on, why } = checked;
  const asked = await lockPayouts(tx, requests);
  const payouts = asked.filter(({ account }) => isBankText(account.holder));
  const refused = asked.filter(({ account }) => !isBankText(account.holder));
  if (await isMade(tx, actor, uuid, payouts)) return { ...(await batchOf(tx, uuid)), refused };
  if (asked.length !== requests.length) throw invalid("request_uuid");
  if (payouts.length === 0) for (const { account } of refused) throw unwritable(account);
  if (payouts.some(({ currency_id }) => currency_id !== source.currency_id)) throw invalid("currency_id");
  expectNotOwn(actor.uuid, payouts);
  await expectNoDebts(tx, payouts);
  const worth = sumOf(payouts.map(({ amount }) => amount));
  const needsApproval = await needsSecondPerson(tx, config, "payout", {
    actor_uuid: actor.uuid,
    parts: payouts.map((payout) => ({ beneficiary_uuid: payout.creator_uuid, worth: payout.amount })),
    at: now,
  });
  const { rowCount } = await tx.$client.query(INSERT, [
    uuid,
    source.currency_id,
    JSON.stringify(source),
    execute_on,
    worth,
    needsApproval,
    actor.uuid,
    now,
  ]);
  if (rowCount === 0) throw conflict();
  for (const payout of payouts)
    await takeStep(tx, payout, { to: "batched", batch: uuid, actor: actor.uuid, why, now });
  await recordAudit(tx, actor, {
    operation: audited(access, "addPayoutBatch"),
    object: { kind: "payout_batch", id: uuid },
    why,
    after: {
      request_uuid: payouts.map((payout) => payout.uuid),
      refused_uuid: refused.map((payout) => payout.uuid),
      currency_id: source.currency_id,
      worth,
      execute_on,
      needs_approval: needsApproval,
    },
    at: now,
  });
  return { ...(await batchOf(tx, uuid)), refused };
}

/** Whether this batch was made before. @throws ApiError `request/id-conflict` if its uuid belongs to another one */
async function isMade(
  tx: Queryable,
  actor: Actor,
  uuid: string,
  payouts: readonly PayoutRow[],
): Promise<boolean> {
  const [made] = await read<{ readonly created_by: string }>(tx, MADE, [uuid]);
  if (!made) return false;
  const [before, now] = [await payoutsIn(tx, uuid), payouts].map((each) => each.map((payout) => payout.uuid));
  if (made.created_by !== actor.uuid || before?.join() !== now?.join()) throw conflict();
  return true;
}

/** Refunds do not wait for a request's lock: a creator who by now owes more than is payable is not paid (R-ERN-10). */
async function expectNoDebts(tx: Queryable, payouts: readonly PayoutRow[]): Promise<void> {
  const balances = await earningBalances(tx, [...new Set(payouts.map(({ creator_uuid }) => creator_uuid))]);
  for (const [creator_uuid, { held, payable }] of balances)
    if (payable + Math.min(0, held) < 0)
      throw new ApiError("pay/insufficient-balance", "Refunds have taken more than this creator has left.", {
        creator_uuid,
        balance: payable + Math.min(0, held),
      });
}

const MADE = "select created_by from payout_batches where uuid = $1";
const INSERT = `insert into payout_batches (uuid, currency_id, source, execute_on, worth, needs_approval, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`;
