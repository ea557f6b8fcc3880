import type { PoolClient } from "pg";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Actor } from "../../../platform/viewer.ts";
import type { SaleProblem } from "@catnip/domain/payments";
import { access } from "../top-ups.access.ts";
import { type VoucherSale, paymentProvider } from "../../providers/index.ts";
import { voucherMac } from "./voucher-mac.ts";

/** A sale that does not agree with our vouchers. */
export type OddSale = { readonly shop_order_id: string; readonly problem: SaleProblem };

export type ImportedSales = {
  readonly provider_key: string;
  /** Sales that were not known before. */
  readonly added: number;
  /** Sales that an earlier export had already. */
  readonly known: number;
  readonly odd: readonly OddSale[];
};

const TEXT_LENGTH_MAX = 500_000;

/**
 * Compares the shop's export of its orders with our vouchers. Each order counts once, however often it is imported; no
 * money moves (R-PAY-45).
 *
 * @throws ApiError `input/invalid` for a provider without vouchers, or with the line that cannot be read
 */
export async function importVoucherSales(
  services: Services,
  actor: Actor,
  input: { readonly provider_key: string; readonly csv: string; readonly reason: string },
): Promise<ImportedSales> {
  const { provider_key, csv } = input;
  const why = cleanReason(input.reason);
  const at = services.now();
  const vouchers = paymentProvider(services, provider_key)?.vouchers;
  if (!vouchers)
    throw new ApiError("input/invalid", "No vouchers are sold there.", { field: "provider_key" });
  const sales = csv.length <= TEXT_LENGTH_MAX ? vouchers.readSales(csv) : { badLine: 1 };
  if ("badLine" in sales)
    throw new ApiError("input/invalid", `Line ${sales.badLine} cannot be read.`, { field: "csv" });

  return inTransaction(services.db, async (tx) => {
    const found = [];
    for (const sale of sales)
      found.push({ sale, is: await compare(tx.$client, services, provider_key, sale, actor.uuid, at) });
    const imported = {
      provider_key,
      added: found.filter(({ is }) => is === "added").length,
      known: found.filter(({ is }) => is === "known").length,
      odd: found.flatMap(({ sale, is }) =>
        is === "added" || is === "known" ? [] : [{ shop_order_id: sale.orderId, problem: is }],
      ),
    };
    await recordAudit(tx, actor, {
      operation: audited(access, "importVoucherSales"),
      object: { kind: "voucher_sales", id: provider_key },
      why,
      after: { added: imported.added, known: imported.known, odd: imported.odd.length },
      at,
    });
    return imported;
  });
}

type Code = {
  readonly uuid: string;
  readonly state: string;
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly sold_as: string | null;
};

async function compare(
  client: PoolClient,
  { config }: Pick<Services, "config">,
  provider: string,
  { orderId, code: typed, amount }: VoucherSale,
  importedBy: string,
  at: Date,
): Promise<SaleProblem | "added" | "known"> {
  const { rows } = await client.query<Code>(
    `select c.uuid, c.state, b.currency_id, b.pay_amount, s.shop_order_id as sold_as
      from voucher_codes c join voucher_batches b on b.uuid = c.batch_uuid and b.provider_key = $2
      left join voucher_sales s on s.code_uuid = c.uuid where c.mac = $1`,
    [voucherMac(config, typed), provider],
  );
  const [code] = rows;
  if (!code) return "unknown-code";
  const isKnown = code.sold_as === orderId;
  if (!isKnown) {
    if (code.sold_as !== null) return "sold-twice";
    const { rowCount } = await client.query(
      `insert into voucher_sales (provider_key, shop_order_id, code_uuid, pay_amount, imported_by, imported_at)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [provider, orderId, code.uuid, amount.minor, importedBy, at],
    );
    if (rowCount === 0) return "order-twice";
    if (code.state === "minted" || code.state === "void") return "not-issued";
  }
  if (amount.currency !== code.currency_id || amount.minor !== code.pay_amount) return "other-amount";
  return isKnown ? "known" : "added";
}
