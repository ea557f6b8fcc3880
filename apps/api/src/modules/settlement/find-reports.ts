import type {
  FactKind,
  SettlementDifferenceKind,
  SettlementOutcome,
  SettlementTotal,
} from "@catnip/domain/payments";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { REPORT_COLUMNS, type ReportRow } from "./report-row.ts";

/** A report as staff see it. */
export type SettlementReport = ReportRow & {
  readonly totals: readonly SettlementTotal[];
  readonly difference_count: number;
  /** Differences with an undecided case. */
  readonly open_count: number;
};

/** Reports, the latest day first. @param filter nulls: all */
export async function findSettlementReports(
  db: Queryable,
  filter: {
    readonly uuid?: string | null | undefined;
    readonly providerKey?: string | null | undefined;
    readonly day?: string | null | undefined;
  },
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly SettlementReport[]> {
  if (typeof filter.uuid === "string" && !isUuid(filter.uuid)) return [];
  return read<SettlementReport>(db, REPORTS, [
    filter.uuid ?? null,
    filter.providerKey ?? null,
    filter.day ?? null,
    page.limit,
    page.offset,
  ]);
}

const REPORTS = `
  select ${REPORT_COLUMNS},
    (select coalesce(json_agg(json_build_object('merchant_account', t.merchant_account, 'currency_id', t.currency_id,
        'provider_count', t.provider_count, 'provider_amount', t.provider_amount, 'local_count', t.local_count,
        'local_amount', t.local_amount) order by t.merchant_account, t.currency_id), '[]')
      from settlement_totals t where t.report_uuid = r.uuid) as totals,
    (select count(*)::int from settlement_differences d where d.report_uuid = r.uuid) as difference_count,
    (select count(*)::int from settlement_differences d join payment_cases c on c.uuid = d.case_uuid
      where d.report_uuid = r.uuid and c.decision is null) as open_count
  from settlement_reports r
  where ($1::uuid is null or uuid = $1) and ($2::text is null or provider_key = $2) and ($3::text is null or day = $3)
  order by day desc, provider_key limit $4 offset $5`;

export type DifferenceRow = {
  readonly position: number;
  readonly kind: SettlementDifferenceKind;
  readonly merchant_account: string;
  readonly order_no: string;
  readonly provider_txn_id: string;
  readonly fact_kind: FactKind;
  readonly found_currency_id: string | null;
  readonly found_amount: number | null;
  readonly expected_currency_id: string | null;
  readonly expected_amount: number | null;
  readonly outcome: SettlementOutcome | null;
  readonly case_uuid: string | null;
};

/** The differences of a report, a page at a time. */
export async function findSettlementDifferences(
  db: Queryable,
  reportUuid: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly DifferenceRow[]> {
  return read<DifferenceRow>(
    db,
    `select position, kind, merchant_account, order_no, provider_txn_id, fact_kind, found_currency_id, found_amount,
        expected_currency_id, expected_amount, outcome, case_uuid
      from settlement_differences where report_uuid = $1 order by position limit $2 offset $3`,
    [reportUuid, page.limit, page.offset],
  );
}
