/**
 * What a link of the hash chain covers, one kind per type of record. A record's digest is SHA-256 over the text of its
 * row and of the immutable rows written with it. What may change later (a balance, the rest of a lot, the state of a
 * payment) is not covered: those columns are recomputed from the records instead.
 *
 * The statements that use these need the settings of `CHAIN_SESSION`, so that a row's text is the same in every
 * session.
 */
export const RECORD_KINDS = [
  "transfer",
  "payment",
  "payment_change",
  "payment_case",
  "case_decision",
  "payment_confirmation",
  "redemption",
  "batch",
  "approval",
  "stop",
  "coupon",
  "user_coupon",
  "plan",
  "payout_request",
  "payout_step",
  "payout_batch",
  "payout_approval",
  "payout_return",
  "grant",
  "grant_decision",
  "grant_delivery",
  "grant_reversal",
  "voucher_batch",
  "voucher_issue",
  "voucher_end",
  "voucher_sale",
  "top_up_refund",
  "top_up_refund_end",
  "dispute",
  "settlement",
  "tax_rule",
  "price_event",
  "coin_rate",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export const CHAIN_SESSION =
  "set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local bytea_output to 'hex'; set local work_mem to '64MB'";

/**
 * Settings for statements that look up some records: by key and in the order of the index, whatever the tables'
 * statistics say. In books that were filled since they were last analyzed, a plan may otherwise read whole tables, or
 * all that waits, for a few rows.
 */
export const BY_KEY = `set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_hashjoin = off;
  set local enable_mergejoin = off`;

/** Statement that returns `subject`, `label`, `created_at` and `digest` of all records of a kind, in one pass. */
export const recordsOf = (kind: RecordKind): string => KINDS[kind].records(ALL);

/**
 * The same of the subjects in `$1` (uuid[], each once) only, at the cost of those. Needs the settings of `BY_KEY`.
 */
export const recordsAmong = (kind: RecordKind): string => KINDS[kind].records(AMONG);

/** Statement that returns the subjects of a kind which neither have a link nor wait for one. Looks at all of them. */
export function forgottenOf(kind: RecordKind): string {
  const { from, id } = KINDS[kind];
  return `select id as subject from (select ${id} as id from ${from}) subjects
    where not exists (select from ledger_links l where l.kind = '${kind}' and l.subject = subjects.id)
      and not exists (select from ledger_waiting w where w.kind = '${kind}' and w.subject = subjects.id)`;
}

/** Which records a statement reads, and how. */
type Reach = {
  /** The condition for rows whose subject is in the column. */
  readonly where: (id: string) => string;
  /** The same for rows whose subject is made of a number. */
  readonly whereNumber: string;
  /** Joins the texts `says` of the rows of other tables that belong to `subject`. */
  readonly gathered: (rows: Gathered) => string;
};

type Gathered = {
  readonly name: string;
  readonly subject: string;
  readonly rows: string;
  readonly key: string;
  readonly text: string;
  readonly order: string;
};

const ALL: Reach = {
  where: () => "",
  whereNumber: "",
  gathered: ({ name, subject, rows, key, text, order }) => `
    left join (select ${key} as of, string_agg(${text}, '' order by ${order}) as says from ${rows} group by 1) ${name}
      on ${name}.of = ${subject}`,
};

const AMONG: Reach = {
  where: (id) => `where ${id} = any($1::uuid[])`,
  // By the number, which has an index.
  whereNumber: `where id in (
    select ('x' || right(replace(of::text, '-', ''), 16))::bit(64)::bigint from unnest($1::uuid[]) as of)`,
  gathered: ({ name, subject, rows, key, text, order }) => `
    left join lateral (select string_agg(${text}, '' order by ${order}) as says from ${rows} where ${key} = ${subject}) ${name}
      on true`,
};

type Kind = {
  /** Table and condition that select what to link. */
  readonly from: string;
  /** Expression for the subject's uuid. */
  readonly id: string;
  readonly records: (reach: Reach) => string;
};

/** Rows with other keys than a uuid are represented in the chain by a uuid derived from the key. */
const NUMBER = "lpad(to_hex(id), 32, '0')::uuid";
const ORDER_NO = "md5(order_no)::uuid";
const DISPUTE = "md5(provider || ' ' || dispute_id || ' ' || order_no)::uuid";

const digest = (...texts: readonly string[]) =>
  `sha256(convert_to(concat(${texts.join(", ")}), 'UTF8')) as digest`;

const rowText = (columns: string) => `row(${columns})::text`;

/** A record of one row. */
const simple = (kind: RecordKind, table: string, id: string, label: string, columns: string): Kind => ({
  from: table,
  id,
  records: ({ where, whereNumber }) =>
    `select ${id} as subject, ${label} as label, created_at,
      ${digest(`'${kind}'`, `row(${columns})::text`)} from ${table} ${id === NUMBER ? whereNumber : where(id)}`,
});

/** A one-time operation on a batch. */
const noted = (kind: RecordKind, at: string, columns: string): Kind => ({
  from: `redemption_batches where ${at} is not null`,
  id: "uuid",
  records: ({ where }) =>
    `select uuid as subject, 'the ${kind} of batch ' || uuid as label, ${at} as created_at,
      ${digest(`'${kind}'`, `row(${columns})::text`)}
      from (select * from redemption_batches where ${at} is not null) b ${where("uuid")}`,
});

/** What is noted later on a row with a uuid, and final from then on. */
const later = ({
  kind,
  rows,
  label,
  at,
  columns,
}: {
  readonly kind: RecordKind;
  readonly rows: string;
  readonly label: string;
  readonly at: string;
  readonly columns: string;
}): Kind => ({
  from: `(${rows}) noted`,
  id: "uuid",
  records: ({ where }) =>
    `select uuid as subject, ${label} as label, ${at} as created_at, ${digest(`'${kind}'`, rowText(columns))}
      from (${rows}) noted ${where("uuid")}`,
});

/** Entries `e`, each with what its text says of its account. */
export const ENTRIES_WITH_OWNERS = `ledger_entries e cross join lateral (
  select ',' || e.account_id || ',' as account, ',' || substr(row(a.owner_kind, a.owner_uuid, a.name, a.currency)::text, 2) as owner
  from (values (1)) one left join ledger_accounts a on a.id = e.account_id
  -- Kept apart, so that PostgreSQL remembers both texts for the next entry of the account.
  offset 0) of_account`;

/**
 * The same text as `row(e.id, e.account_id, e.amount, a.owner_kind, a.owner_uuid, a.name, a.currency)::text`, in half
 * the time: numbers need no quotes, and the owner is the same for many entries.
 */
export const ENTRY_TEXT = "'(' || e.id::text || of_account.account || e.amount::text || of_account.owner";

const KINDS: Readonly<Record<RecordKind, Kind>> = {
  // A transfer with its entries (and their accounts' owners), its lots, what it took from older lots or put back, its
  // purchase with its lines, the payment it credited or took back, the debt it forgave, and the game it gave back.
  transfer: {
    from: "ledger_transfers",
    id: "id",
    records: ({ where, gathered }) => `
      select t.id as subject, t.kind || ' ' || t.id as label, t.created_at, ${digest(
        "'transfer'",
        "row(t.id, t.kind, t.reason, t.fingerprint, t.created_at)::text",
        "'E'",
        "e.says",
        "'L'",
        "l.says",
        "'U'",
        "u.says",
        "'O'",
        `case when o.uuid is not null then row(o.uuid, o.user_uuid, o.state, o.kind, o.total, o.silver, o.coin, o.country,
          o.fingerprint, o.answer, o.created_at, o.updated_at)::text end`,
        "'I'",
        "i.says",
        "'C'",
        "case when c.order_no is not null then row(c.order_no, c.provider, c.provider_txn_id, c.created_at)::text end",
        // Nothing at all where there is none, so that the records of earlier days keep their digests.
        `case when r.uuid is not null then 'R' || row(r.uuid, r.order_uuid, r.store_id, r.user_uuid, r.silver, r.coin, r.coupons,
          r.created_at)::text end`,
        `case when b.id is not null then 'B' || row(b.id, b.order_no, b.provider, b.kind, b.refund_id, b.stated, b.minor, b.coin,
          b.silver, b.coin_taken, b.silver_taken, b.transfer_id, b.created_at)::text end`,
        "case when b.tax > 0 then 'T' || b.tax end",
        `case when w.uuid is not null then 'W' || row(w.uuid, w.user_uuid, w.coin, w.why, w.asked_by, w.approved_by, w.created_at,
          w.booked_at)::text end`,
      )}
      from ledger_transfers t
      ${gathered({
        name: "e",
        subject: "t.id",
        rows: ENTRIES_WITH_OWNERS,
        key: "e.transfer_id",
        text: ENTRY_TEXT,
        order: "e.id",
      })}
      ${gathered({
        name: "l",
        subject: "t.id",
        rows: "ledger_lots l",
        key: "l.transfer_id",
        text: rowText(
          "l.id, l.account_id, l.origin, l.granted, l.paid_minor, l.paid_currency, l.expires_at, l.created_at",
        ),
        order: "l.id",
      })}
      ${gathered({
        name: "u",
        subject: "t.id",
        rows: "ledger_lot_uses u",
        key: "u.transfer_id",
        text: rowText("u.lot_id, u.amount"),
        order: "u.lot_id",
      })}
      left join orders o on o.uuid = t.id
      ${gathered({
        name: "i",
        subject: "t.id",
        rows: "order_lines i",
        key: "i.order_uuid",
        text: rowText(`i.store_id, i.list, i.discount, i.percent, i.sale, i.coupon_discount, i.final, i.coupons, i.creator_uuid,
          i.creator_rate_bp, i.creator_share`),
        order: "i.store_id",
      })}
      left join payment_credits c on c.transfer_id = t.id
      left join order_refunds r on r.uuid = t.id
      left join payment_refunds b on b.transfer_id = t.id
      left join debt_write_offs w on w.uuid = t.id and w.booked_at is not null
      ${where("t.id")}`,
  },
  payment: {
    from: "payments",
    id: ORDER_NO,
    records: ({ where }) =>
      `select ${ORDER_NO} as subject, 'payment ' || order_no as label, created_at, ${digest(
        "'payment'",
        `row(order_no, user_uuid, sid, platform_key, provider_key, merchant_account, method, plan_id, currency_id, pay_amount,
          coin, silver, locale, created_at)::text`,
        // Nothing at all where there is none, so that the records of earlier days keep their digests.
        "case when tax_rate_bp is not null then 'T' || row(tax_amount, tax_rate_bp)::text end",
      )} from payments ${where(ORDER_NO)}`,
  },
  payment_change: simple(
    "payment_change",
    "payment_changes",
    NUMBER,
    "format('change %s of payment %s', id, order_no)",
    "id, order_no, from_state, to_state, reason, fact, created_at",
  ),
  payment_case: {
    from: "payment_cases",
    id: "uuid",
    records: ({ where }) =>
      `select uuid as subject, 'case ' || uuid as label, opened_at as created_at,
        ${digest(
          "'payment_case'",
          `row(uuid, order_no, payment_order_no, provider, merchant_account, provider_txn_id, reason, fact_kind, currency_id,
            pay_amount, fact, opened_at)::text`,
        )} from payment_cases ${where("uuid")}`,
  },
  // Separate from the case, which exists long before the decision. The first of two decisions is sealed with the
  // second.
  case_decision: {
    from: "payment_cases where decision is not null",
    id: "uuid",
    records: ({ where }) =>
      `select uuid as subject, 'the decision about case ' || uuid as label, decided_at as created_at,
        ${digest(
          "'case_decision'",
          `row(uuid, first_by, first_decision, decision_uuid, decision, decided_by, decided_at, why, credited_order_no)::text`,
        )} from (select * from payment_cases where decision is not null) c ${where("uuid")}`,
  },
  payment_confirmation: simple(
    "payment_confirmation",
    "payment_confirmations",
    "uuid",
    "'confirmation ' || uuid",
    "uuid, order_no, channel, external_ref, currency_id, pay_amount, why, confirmed_by, created_at",
  ),
  redemption: simple(
    "redemption",
    "redemptions",
    "uuid",
    "'redemption ' || uuid",
    "uuid, batch_uuid, campaign, user_uuid, once_per_user, order_uuid, rewards, created_at",
  ),
  // With its codes, so that none can be moved to a better batch or inserted from outside.
  batch: {
    from: "redemption_batches",
    id: "uuid",
    records: ({ where, gathered }) => `
      select b.uuid as subject, 'batch ' || b.uuid as label, b.created_at, ${digest(
        "'batch'",
        `row(b.uuid, b.campaign, b.rewards, b.count, b.platform_keys, b.once_per_user, b.ended_at, b.created_by,
          b.created_at, b.worth, b.needs_approval)::text`,
        "c.says",
      )}
      from redemption_batches b
      ${gathered({
        name: "c",
        subject: "b.uuid",
        rows: "redemption_codes c",
        key: "c.batch_uuid",
        text: rowText("c.mac"),
        order: "c.mac",
      })} ${where("b.uuid")}`,
  },
  approval: noted("approval", "approved_at", "uuid, approved_by, approved_at"),
  stop: noted("stop", "stopped_at", "uuid, stopped_at"),
  coupon: simple(
    "coupon",
    "coupons",
    "uuid",
    "'coupon ' || uuid",
    "uuid, name, applicable_scope, store_ids, discount_rate, ended_at, created_at",
  ),
  user_coupon: simple(
    "user_coupon",
    "user_coupons",
    "uuid",
    "'coupon of a user ' || uuid",
    "uuid, user_uuid, coupon_uuid, created_at",
  ),
  payout_request: simple(
    "payout_request",
    "payout_requests",
    "uuid",
    "'payout ' || uuid",
    "uuid, creator_uuid, amount, currency_id, minor_per_100_coins, pay_amount, account, created_at",
  ),
  payout_step: simple(
    "payout_step",
    "payout_steps",
    NUMBER,
    "format('step %s of payout %s', id, request_uuid)",
    "id, request_uuid, from_state, to_state, batch_uuid, transfer_uuid, actor_uuid, why, created_at",
  ),
  payout_batch: simple(
    "payout_batch",
    "payout_batches",
    "uuid",
    "'batch of payouts ' || uuid",
    "uuid, currency_id, source, execute_on, worth, needs_approval, created_by, created_at",
  ),
  payout_approval: {
    from: "payout_batches where approved_at is not null",
    id: "uuid",
    records: ({ where }) =>
      `select uuid as subject, 'the approval of batch of payouts ' || uuid as label, approved_at as created_at,
        ${digest("'payout_approval'", "row(uuid, approved_by, approved_at)::text")}
        from (select * from payout_batches where approved_at is not null) b ${where("uuid")}`,
  },
  payout_return: simple(
    "payout_return",
    "payout_returns",
    "uuid",
    "'statement ' || uuid || ' about a payout that came back'",
    "uuid, request_uuid, bank_reference, why, stated_by, created_at",
  ),
  grant: simple(
    "grant",
    "grants",
    "uuid",
    "'grant ' || uuid",
    "uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by, created_at",
  ),
  grant_decision: simple(
    "grant_decision",
    "grant_decisions",
    "grant_uuid",
    "'the decision about grant ' || grant_uuid",
    "grant_uuid, decision, why, decided_by, created_at",
  ),
  grant_delivery: simple(
    "grant_delivery",
    "grant_deliveries",
    "uuid",
    "'delivery of a grant ' || uuid",
    "uuid, grant_uuid, user_uuid, reward, order_uuid, created_at",
  ),
  grant_reversal: simple(
    "grant_reversal",
    "grant_reversals",
    "uuid",
    "'what was taken back of a grant ' || uuid",
    "uuid, delivery_uuid, amount, why, created_by, created_at",
  ),
  // With its codes, so that none can be moved to a better batch or inserted from outside.
  voucher_batch: {
    from: "voucher_batches",
    id: "uuid",
    records: ({ where, gathered }) => `
      select b.uuid as subject, 'batch of vouchers ' || b.uuid as label, b.created_at, ${digest(
        "'voucher_batch'",
        `row(b.uuid, b.provider_key, b.plan_id, b.currency_id, b.pay_amount, b.coin, b.count, b.expires_at, b.worth, b.created_by,
          b.created_at, b.needs_approval)::text`,
        "c.says",
      )}
      from voucher_batches b
      ${gathered({
        name: "c",
        subject: "b.uuid",
        rows: "voucher_codes c",
        key: "c.batch_uuid",
        text: rowText("c.uuid, c.mac"),
        order: "c.mac",
      })} ${where("b.uuid")}`,
  },
  voucher_issue: later({
    kind: "voucher_issue",
    rows: "select * from voucher_batches where issued_at is not null",
    label: "'the issue of batch of vouchers ' || uuid",
    at: "issued_at",
    columns: "uuid, issued_by, issued_at",
  }),
  // Redeemed, for which payment, or void: both are final.
  voucher_end: later({
    kind: "voucher_end",
    rows: "select * from voucher_codes where state in ('redeemed', 'void')",
    label: "'the end of voucher ' || uuid",
    at: "changed_at",
    columns: "uuid, state, order_no, changed_at",
  }),
  voucher_sale: {
    from: "voucher_sales",
    id: "code_uuid",
    records: ({ where }) =>
      `select code_uuid as subject, 'sale of voucher ' || code_uuid as label, imported_at as created_at, ${digest(
        "'voucher_sale'",
        "row(shop_order_id, provider_key, code_uuid, pay_amount, imported_by, imported_at)::text",
      )} from voucher_sales ${where("code_uuid")}`,
  },
  top_up_refund: simple(
    "top_up_refund",
    "top_up_refunds",
    "uuid",
    "'what was asked for refund ' || uuid",
    "uuid, refund_no, order_no, pay_amount, refunded_before, why, bank_reference, asked_by, created_at",
  ),
  // Separate from the request, which may run for days.
  top_up_refund_end: later({
    kind: "top_up_refund_end",
    rows: "select * from top_up_refunds where state in ('done', 'withdrawn')",
    label: "'the end of refund ' || uuid",
    at: "changed_at",
    columns: "uuid, state, approved_by, tries, changed_at",
  }),
  dispute: {
    from: "payment_disputes",
    id: DISPUTE,
    records: ({ where }) =>
      `select ${DISPUTE} as subject, format('dispute %s of payment %s', dispute_id, order_no) as label, opened_at as created_at, ${digest(
        "'dispute'",
        "row(provider, dispute_id, order_no, user_uuid, opened_at)::text",
      )} from payment_disputes ${where(DISPUTE)}`,
  },
  // A comparison with a provider when it is finished, with all it listed and how that differed: nothing of it changes
  // any more.
  settlement: {
    from: "settlement_reports where finished_at is not null",
    id: "uuid",
    records: ({ where, gathered }) => `
      select r.uuid as subject, 'settlement ' || r.uuid as label, r.finished_at as created_at, ${digest(
        "'settlement'",
        `row(r.uuid, r.provider_key, r.day, r.starts_at, r.ends_at, r.opened_at, r.attempts, r.tried_at, r.compared_at,
          r.finished_at)::text`,
        "'T'",
        "t.says",
        "'D'",
        "d.says",
        "'L'",
        "l.says",
      )}
      from (select * from settlement_reports where finished_at is not null) r
      ${gathered({
        name: "t",
        subject: "r.uuid",
        rows: "settlement_totals t",
        key: "t.report_uuid",
        text: rowText(
          "t.merchant_account, t.currency_id, t.provider_count, t.provider_amount, t.local_count, t.local_amount",
        ),
        order: "t.merchant_account, t.currency_id",
      })}
      ${gathered({
        name: "d",
        subject: "r.uuid",
        rows: "settlement_differences d",
        key: "d.report_uuid",
        text: rowText(`d.position, d.kind, d.merchant_account, d.order_no, d.provider_txn_id, d.fact_kind, d.found_currency_id,
          d.found_amount, d.expected_currency_id, d.expected_amount, d.fact, d.outcome, d.case_uuid, d.acted_at`),
        order: "d.position",
      })}
      ${gathered({
        name: "l",
        subject: "r.uuid",
        rows: `(select report_uuid, sha256(convert_to(row(provider_key, merchant_account, provider_txn_id, kind, order_no, currency_id,
          pay_amount, refund_id, back_amount, fact)::text, 'UTF8'))::text as line from settlement_lines) l`,
        key: "l.report_uuid",
        text: "l.line",
        order: "l.line",
      })} ${where("r.uuid")}`,
  },
  tax_rule: simple(
    "tax_rule",
    "tax_rules",
    "uuid",
    "'tax rule ' || uuid",
    "uuid, country, rate_bp, mode, valid_from, created_by, created_at",
  ),
  price_event: {
    from: "price_events",
    id: NUMBER,
    // The ratios that every shop begins with count from 1970 on, which is not when they were written.
    records: ({ whereNumber }) =>
      `select ${NUMBER} as subject, 'price event ' || id as label, nullif(at, 'epoch') as created_at, ${digest(
        "'price_event'",
        "row(id, at, kind, store_id, country, amount, ends_at)::text",
      )} from price_events ${whereNumber}`,
  },
  coin_rate: {
    from: "coin_rate_changes",
    id: NUMBER,
    // As with ratios: since when an older shop has had its rates is not known.
    records: ({ whereNumber }) =>
      `select ${NUMBER} as subject, 'rate ' || id || ' of ' || currency_id as label, nullif(at, 'epoch') as created_at, ${digest(
        "'coin_rate'",
        "row(id, at, currency_id, minor_per_100_coins)::text",
      )} from coin_rate_changes ${whereNumber}`,
  },
  plan: {
    from: "recharge_plans",
    id: "id",
    records: ({ where }) =>
      `select id as subject, 'recharge plan ' || id as label, null::timestamptz as created_at,
        ${digest("'plan'", "row(id, amount, coin, silver, currency_id, pay_amount)::text")} from recharge_plans ${where("id")}`,
  },
};
