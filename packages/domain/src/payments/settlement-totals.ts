import type { SettlementTotal } from "./settlement.ts";

interface Sum {
  readonly merchant_account: string;
  readonly currency_id: string;
  readonly pay_amount: number;
}

/** What both sides hold, per merchant account and currency, in a fixed order. */
export function settlementTotals(provider: Iterable<Sum>, local: Iterable<Sum>): readonly SettlementTotal[] {
  return addSettlementTotals([
    ...[...provider].map((each) => ({ ...total(each), provider_count: 1, provider_amount: each.pay_amount })),
    ...[...local].map((each) => ({ ...total(each), local_count: 1, local_amount: each.pay_amount })),
  ]);
}

/** The totals of parts of a day, taken together. */
export function addSettlementTotals(parts: Iterable<SettlementTotal>): readonly SettlementTotal[] {
  const sums = new Map<string, SettlementTotal>();
  for (const part of parts) {
    const key = JSON.stringify([part.merchant_account, part.currency_id]);
    const before = sums.get(key) ?? total(part);
    sums.set(key, {
      ...before,
      provider_count: before.provider_count + part.provider_count,
      provider_amount: before.provider_amount + part.provider_amount,
      local_count: before.local_count + part.local_count,
      local_amount: before.local_amount + part.local_amount,
    });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

const total = ({
  merchant_account,
  currency_id,
}: Pick<Sum, "merchant_account" | "currency_id">): SettlementTotal => ({
  merchant_account,
  currency_id,
  provider_count: 0,
  provider_amount: 0,
  local_count: 0,
  local_amount: 0,
});
