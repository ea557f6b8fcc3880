import { mayApprove, newRedemptionCode } from "@catnip/domain/redemptions";
import { eq, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext, Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { checkBatch, checkReason, type BatchTerms, type NewBatch } from "./check-batch.ts";
import { codeMac } from "./code-mac.ts";
import { isPromisable, worthOfRewards } from "./goods.ts";
import { redemptionBatches, redemptionCodes } from "./redemptions.tables.ts";
import { needsSecondPerson } from "../wallets/index.ts";
import { access } from "./redemptions.access.ts";

/** Codes created together. */
export type RedemptionBatch = BatchTerms & {
  /** How many of them have been redeemed. */
  readonly redeemed: number;
  readonly created_at: Date;
  readonly created_by: string | null;
  /** The maximum cost of all codes to the shop, in meowcent. */
  readonly worth: number;
  /** Until a second person approves it, its codes are not valid. */
  readonly needs_approval: boolean;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
};

/**
 * Creates codes. This answer is the only place they appear: the database stores only their MACs. If the answer is lost,
 * end the batch and create another.
 *
 * Above what one person may create alone within a day, the codes are not valid until `approveRedemptionCodes`.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` with the field, `request/id-conflict` for a
 *   reused batch uuid
 */
export async function addRedemptionCodes(
  context: RequestContext,
  input: NewBatch,
): Promise<{ readonly batch: RedemptionBatch; readonly codes: readonly string[] }> {
  const actor = await requireRole(context, "finance", "root");
  const at = context.now();
  const terms = checkBatch(input, at);
  const why = checkReason(input.reason);
  const codes = Array.from({ length: terms.count }, () => newRedemptionCode(randomBytes(16)));
  const made = await inTransaction(context.db, async (tx) => {
    await checkGoods(tx, terms, at);
    const worth = await worthOfRewards(tx, terms.rewards, terms.count);
    const waits = await needsSecondPerson(tx, context.config, "codes", {
      actor_uuid: actor.uuid,
      parts: [{ beneficiary_uuid: null, worth }],
      at,
    });
    const batch = { terms, codes, createdBy: actor.uuid, worth, needsApproval: waits };
    if (!(await insertBatch(tx, context, batch))) {
      throw new ApiError("request/id-conflict", "Codes were made with this uuid before.", { field: "uuid" });
    }
    const { uuid, ...after } = terms;
    await recordAudit(tx, actor, {
      operation: audited(access, "addRedemptionCodes"),
      object: { kind: "redemption_batch", id: uuid },
      why,
      after: { ...after, worth: batch.worth, needs_approval: batch.needsApproval },
      at,
    });
    return batch;
  });
  return {
    batch: {
      ...terms,
      redeemed: 0,
      created_at: at,
      created_by: actor.uuid,
      worth: made.worth,
      needs_approval: made.needsApproval,
      approved_by: null,
      approved_at: null,
    },
    codes,
  };
}

/**
 * Approves the codes of a batch that another member of staff created: they are valid from now on. Idempotent: the first
 * approval is kept.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `quest/own-codes` for one's own batch, `input/invalid` for
 *   a batch that does not exist or needs no approval
 */
export async function approveRedemptionCodes(
  context: RequestContext,
  input: { readonly uuid: string; readonly reason: string },
): Promise<RedemptionBatch> {
  const actor = await requireRole(context, "finance", "root");
  const at = context.now();
  const why = checkReason(input.reason);
  if (!isUuid(input.uuid)) throw noBatch();
  await inTransaction(context.db, async (tx) => {
    const [before] = await tx
      .select({
        created_by: redemptionBatches.createdBy,
        needs_approval: redemptionBatches.needsApproval,
        approved_by: redemptionBatches.approvedBy,
        approved_at: redemptionBatches.approvedAt,
      })
      .from(redemptionBatches)
      .where(eq(redemptionBatches.uuid, input.uuid))
      .for("update");
    if (!before?.needs_approval) throw noBatch();
    if (!mayApprove(actor.uuid, before))
      throw new ApiError("quest/own-codes", "Codes are approved by someone who did not make them.");
    const after =
      before.approved_by === null
        ? { approved_by: actor.uuid, approved_at: at }
        : { approved_by: before.approved_by, approved_at: before.approved_at };
    await tx
      .update(redemptionBatches)
      .set({ approvedBy: after.approved_by, approvedAt: after.approved_at })
      .where(eq(redemptionBatches.uuid, input.uuid));
    await recordAudit(tx, actor, {
      operation: audited(access, "approveRedemptionCodes"),
      object: { kind: "redemption_batch", id: input.uuid },
      why,
      before: { approved_by: before.approved_by, approved_at: before.approved_at },
      after,
      at,
    });
  });
  return batchOf(context, input.uuid);
}

/**
 * Ends the codes of a batch now: those not yet redeemed become invalid. Idempotent: the first end is kept.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` for an unknown batch
 */
export async function endRedemptionCodes(
  context: RequestContext,
  input: { readonly uuid: string; readonly reason: string },
): Promise<RedemptionBatch> {
  const actor = await requireRole(context, "finance", "root");
  const at = context.now();
  const why = checkReason(input.reason);
  if (!isUuid(input.uuid)) throw noBatch();
  await inTransaction(context.db, async (tx) => {
    const [before] = await tx
      .select({ ended_at: END })
      .from(redemptionBatches)
      .where(eq(redemptionBatches.uuid, input.uuid))
      .for("update");
    if (!before) throw noBatch();
    const isOpen = before.ended_at === null || before.ended_at > at;
    if (isOpen)
      await tx.update(redemptionBatches).set({ stoppedAt: at }).where(eq(redemptionBatches.uuid, input.uuid));
    await recordAudit(tx, actor, {
      operation: audited(access, "endRedemptionCodes"),
      object: { kind: "redemption_batch", id: input.uuid },
      why,
      before,
      after: { ended_at: isOpen ? at : before.ended_at },
      at,
    });
  });
  return batchOf(context, input.uuid);
}

async function batchOf({ db }: Pick<Services, "db">, uuid: string): Promise<RedemptionBatch> {
  const [batch] = await read<RedemptionBatch>(db, BATCH, [uuid]);
  if (!batch) throw noBatch();
  return batch;
}

/** All batches, newest first. @throws ApiError `auth/forbidden` unless finance or root */
export async function findRedemptionBatches(
  context: RequestContext,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly RedemptionBatch[]> {
  await requireRole(context, "finance", "root");
  const page = pageWindow(q, limit);
  return read<RedemptionBatch>(context.db, BATCHES, [page.limit, page.offset]);
}

/**
 * Seeds known codes, for the demo shop. An existing batch stays as it is.
 *
 * @throws Error for a text that is not a valid code
 */
export async function plantRedemptionCodes(
  services: Services,
  terms: BatchTerms,
  codes: readonly string[],
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await insertBatch(tx, services, { terms, codes, createdBy: null, worth: 0, needsApproval: false });
  });
}

/** When the codes expire: as promised, or when staff ended them. */
const END = sql<Date | null>`least(${redemptionBatches.endedAt}, ${redemptionBatches.stoppedAt})`.mapWith(
  redemptionBatches.endedAt,
);

const COLUMNS = `b.uuid, b.campaign, b.rewards, b.count, b.platform_keys, b.once_per_user,
  least(b.ended_at, b.stopped_at) as ended_at, b.created_at, b.created_by, b.worth, b.needs_approval, b.approved_by, b.approved_at,
  (select count(*) from redemptions r where r.batch_uuid = b.uuid) as redeemed`;
const BATCH = `select ${COLUMNS} from redemption_batches b where b.uuid = $1`;
const BATCHES = `select ${COLUMNS} from redemption_batches b order by b.created_at desc, b.uuid desc limit $1 offset $2`;

type Transaction = Pick<Database, "execute" | "insert">;

async function insertBatch(
  tx: Transaction,
  { config, now }: Pick<Services, "config" | "now">,
  {
    terms,
    codes,
    createdBy,
    worth,
    needsApproval: waits,
  }: {
    readonly terms: BatchTerms;
    readonly codes: readonly string[];
    readonly createdBy: string | null;
    readonly worth: number;
    readonly needsApproval: boolean;
  },
): Promise<boolean> {
  const { uuid, campaign, rewards, platform_keys, once_per_user, ended_at } = terms;
  const made = await tx
    .insert(redemptionBatches)
    .values({
      uuid,
      campaign,
      rewards,
      count: codes.length,
      platformKeys: [...platform_keys],
      oncePerUser: once_per_user,
      endedAt: ended_at,
      createdBy,
      createdAt: now(),
      worth,
      needsApproval: waits,
    })
    .onConflictDoNothing()
    .returning({ uuid: redemptionBatches.uuid });
  if (made.length === 0) return false;
  await tx.insert(redemptionCodes).values(
    codes.map((code) => {
      const mac = codeMac(config, code);
      if (mac === null) throw new Error(`Not a code: ${code.length} characters`);
      return { mac, batchUuid: uuid };
    }),
  );
  return true;
}

/** The promised reward must exist for as long as the codes are valid. */
async function checkGoods(tx: Transaction, { rewards, ended_at }: BatchTerms, at: Date): Promise<void> {
  for (const [index, reward] of rewards.entries()) {
    if (await isPromisable(tx, reward, ended_at, at)) continue;
    throw new ApiError("input/invalid", "What the code promises is not there, or ends before the code.", {
      field: `rewards.${index}`,
    });
  }
}

const noBatch = () => new ApiError("input/invalid", "There is no such batch of codes.", { field: "uuid" });
