import { newRedemptionCode, type RedemptionReward } from "@catnip/domain/redemptions";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext, Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { checkBatch, checkReason, type BatchTerms, type NewBatch } from "./check-batch.ts";
import { codeMac } from "./code-mac.ts";
import { redemptionBatches, redemptionCodes } from "./redemptions.tables.ts";

/** Codes made together. */
export type RedemptionBatch = BatchTerms & {
  /** How many of them have been redeemed. */
  readonly redeemed: number;
  readonly created_at: Date;
};

/**
 * Makes codes. They are in this answer and nowhere else: the database keeps their MACs. An answer that got lost
 * cannot be had again; end the batch and make another.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` with the field, `request/id-conflict` for
 *   a batch uuid that was used before
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
  await context.db.transaction(async (tx) => {
    await checkGoods(tx, terms, at);
    if (!(await insertBatch(tx, context, { terms, codes, createdBy: actor.uuid }))) {
      throw new ApiError("request/id-conflict", "Codes were made with this uuid before.", { field: "uuid" });
    }
    const { uuid, ...after } = terms;
    await recordAudit(tx, actor, {
      operation: "addRedemptionCodes",
      object: { kind: "redemption_batch", id: uuid },
      why,
      after,
      at,
    });
  });
  return { batch: { ...terms, redeemed: 0, created_at: at }, codes };
}

/**
 * Ends the codes of a batch now: those not yet redeemed are good for nothing. Ending twice keeps the first end.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` for a batch that is not there
 */
export async function endRedemptionCodes(
  context: RequestContext,
  input: { readonly uuid: string; readonly reason: string },
): Promise<RedemptionBatch> {
  const actor = await requireRole(context, "finance", "root");
  const at = context.now();
  const why = checkReason(input.reason);
  if (!isUuid(input.uuid)) throw noBatch();
  await context.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ ended_at: redemptionBatches.endedAt })
      .from(redemptionBatches)
      .where(eq(redemptionBatches.uuid, input.uuid))
      .for("update");
    if (!before) throw noBatch();
    const open = or(isNull(redemptionBatches.endedAt), gt(redemptionBatches.endedAt, at));
    await tx
      .update(redemptionBatches)
      .set({ endedAt: at })
      .where(and(eq(redemptionBatches.uuid, input.uuid), open));
    await recordAudit(tx, actor, {
      operation: "endRedemptionCodes",
      object: { kind: "redemption_batch", id: input.uuid },
      why,
      before,
      after: { ended_at: before.ended_at !== null && before.ended_at < at ? before.ended_at : at },
      at,
    });
  });
  const [batch] = await read<RedemptionBatch>(context.db, BATCH, [input.uuid]);
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
 * Plants codes that are known beforehand, for the demo shop. A batch that is there stays as it is.
 *
 * @throws Error for a text that is no code
 */
export async function plantRedemptionCodes(
  services: Services,
  terms: BatchTerms,
  codes: readonly string[],
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await insertBatch(tx, services, { terms, codes, createdBy: null });
  });
}

const COLUMNS = `b.uuid, b.campaign, b.rewards, b.count, b.platform_keys, b.once_per_user, b.ended_at, b.created_at,
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
  }: { readonly terms: BatchTerms; readonly codes: readonly string[]; readonly createdBy: string | null },
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

/** What is promised must be there for as long as the codes are good. */
async function checkGoods(tx: Transaction, { rewards, ended_at }: BatchTerms, at: Date): Promise<void> {
  for (const [index, reward] of rewards.entries()) {
    if (await isPromisable(tx, reward, ended_at, at)) continue;
    throw new ApiError("input/invalid", "What the code promises is not there, or ends before the code.", {
      field: `rewards.${index}`,
    });
  }
}

async function isPromisable(
  tx: Transaction,
  reward: RedemptionReward,
  endedAt: Date | null,
  at: Date,
): Promise<boolean> {
  if (reward.key === "store") {
    const { rowCount } = await tx.execute(
      sql`select from stores where id = ${reward.store_id} and is_published`,
    );
    return rowCount === 1;
  }
  if (reward.key !== "coupon") return true;
  if (!isUuid(reward.coupon_uuid)) return false;
  const { rowCount } = await tx.execute(sql`
    select from coupons where uuid = ${reward.coupon_uuid} and (ended_at is null
      or (ended_at > ${at.toISOString()}::timestamptz and ended_at >= ${endedAt?.toISOString() ?? null}::timestamptz))`);
  return rowCount === 1;
}

const noBatch = () => new ApiError("input/invalid", "There is no such batch of codes.", { field: "uuid" });
