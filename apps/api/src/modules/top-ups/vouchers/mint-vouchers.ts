import { bonusSilver } from "@catnip/domain/payments";
import { newVoucherCode } from "@catnip/domain/redemptions";
import { randomBytes } from "node:crypto";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import { isUuid } from "../../../platform/uuid.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { needsSecondPerson } from "../../wallets/index.ts";
import { access } from "../top-ups.access.ts";
import { PROVIDERS, paymentProvider } from "../../providers/index.ts";
import { voucherBatch, type VoucherBatch } from "./voucher-batch.ts";
import { voucherMac } from "./voucher-mac.ts";

export type NewVouchers = {
  readonly uuid: string;
  readonly provider_key: string;
  readonly plan_id: string;
  readonly count: number;
  readonly expires_at: Date;
  readonly reason: string;
};

/** Most codes in one batch: as many as one answer can carry. */
const CODES_MAX = 1_000;

type Plan = {
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly coin: number;
  readonly silver: number;
};

/**
 * Mints vouchers that pay for a plan. The answer is the only place where the codes appear; what is stored are their
 * MACs. They are good for nothing until `issueVouchers` (R-PAY-42).
 *
 * @throws ApiError `input/invalid` with the field, `request/id-conflict` for a reused uuid
 */
export async function mintVouchers(
  services: Services,
  actor: Actor,
  input: NewVouchers,
): Promise<{ readonly batch: VoucherBatch; readonly codes: readonly string[] }> {
  const at = services.now();
  const why = cleanReason(input.reason);
  checkShape(services, input, at);
  const codes = Array.from({ length: input.count }, () => newVoucherCode(randomBytes));
  const batch = await inTransaction(services.db, async (tx) => {
    const plan = await planOnOffer(tx, input);
    // At most: a brand without silver gives none.
    const worth = (plan.coin + bonusSilver(plan.silver, { silver: true })) * input.count;
    const waits = await needsSecondPerson(tx, services.config, "codes", {
      actor_uuid: actor.uuid,
      parts: [{ beneficiary_uuid: null, worth }],
      at,
    });
    await insertBatch(tx, services, { input, plan, worth, waits, codes, createdBy: actor.uuid, at });
    const made = await voucherBatch(tx, input.uuid);
    const { provider_key, plan_id, count, expires_at } = input;
    await recordAudit(tx, actor, {
      operation: audited(access, "mintVouchers"),
      object: { kind: "voucher_batch", id: input.uuid },
      why,
      after: { provider_key, plan_id, count, expires_at, worth, needs_approval: waits },
      at,
    });
    return made;
  });
  return { batch, codes };
}

function checkShape(services: Services, input: NewVouchers, at: Date): void {
  if (!isUuid(input.uuid)) throw invalid("uuid");
  if (!paymentProvider(services, input.provider_key)?.vouchers) throw invalid("provider_key");
  if (!isUuid(input.plan_id)) throw invalid("plan_id");
  if (input.count < 1 || input.count > CODES_MAX) throw invalid("count", { min: 1, max: CODES_MAX });
  if (input.expires_at <= at) throw invalid("expires_at");
}

async function planOnOffer(tx: Transaction, { plan_id, provider_key }: NewVouchers): Promise<Plan> {
  const { rows } = await tx.$client.query<Plan>(
    "select currency_id, pay_amount, coin, silver from recharge_plans where id = $1 and enable",
    [plan_id],
  );
  const [plan] = rows;
  const methods = PROVIDERS.find(({ key }) => key === provider_key)?.methods ?? {};
  if (!plan || !Object.values(methods).some((taken) => taken.includes(plan.currency_id)))
    throw invalid("plan_id");
  return plan;
}

async function insertBatch(
  tx: Transaction,
  { config }: Pick<Services, "config">,
  made: {
    readonly input: NewVouchers;
    readonly plan: Plan;
    readonly worth: number;
    readonly waits: boolean;
    readonly codes: readonly string[];
    readonly createdBy: string;
    readonly at: Date;
  },
): Promise<void> {
  const { input, plan, worth, waits, codes, createdBy, at } = made;
  const { rowCount } = await tx.$client.query(
    `insert into voucher_batches (uuid, provider_key, plan_id, currency_id, pay_amount, coin, count, expires_at, worth,
        created_by, created_at, needs_approval)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [
      input.uuid,
      input.provider_key,
      input.plan_id,
      plan.currency_id,
      plan.pay_amount,
      plan.coin,
      codes.length,
      input.expires_at,
      worth,
      createdBy,
      at,
      waits,
    ],
  );
  if (rowCount === 0)
    throw new ApiError("request/id-conflict", "Vouchers were minted with this uuid before.", {
      field: "uuid",
    });
  await tx.$client.query(
    "insert into voucher_codes (mac, batch_uuid, changed_at) select unnest($1::bytea[]), $2, $3",
    [codes.map((code) => voucherMac(config, code)), input.uuid, at],
  );
}

const invalid = (field: string, facts: { readonly min?: number; readonly max?: number } = {}) =>
  new ApiError("input/invalid", `Not a valid value: ${field}`, { field, ...facts });
