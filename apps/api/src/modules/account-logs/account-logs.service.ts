import { paymentLogState, type PaymentState, type LogState } from "@catnip/domain/payments";
import type { GrantReason } from "@catnip/domain/grants";
import { sumOf } from "@catnip/domain/money";
import { purchaseTax, taxRuleAt, type TaxRule } from "@catnip/domain/taxes";
import type { AccountAction } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { giftOf } from "./gift-of.sql.ts";
import { moneyBackOf, purchaseBack, topUpBack, type AccountMoneyBack, type BackSums } from "./money-back.ts";

/** One line of an account's history. Amounts are in meowcent, except `pay_amount` and `tax_amount` (minor units). */
export type AccountLog = {
  readonly id: string;
  readonly state: LogState;
  readonly action_type: AccountAction;
  /** Silver moved, in or out. */
  readonly silver: number;
  /** Coin moved, in or out. */
  readonly coin: number;
  /** Debited from the wallet; 0 for credits. */
  readonly deducted_amount: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly order_uuid: string | null;
  readonly payment_order_no: string | null;
  /** The price of a top-up in money; null for everything else. */
  readonly currency_id: string | null;
  readonly pay_amount: number | null;
  /** How much of that is tax that was added to the price, in minor units; null: none. */
  readonly tax_amount: number | null;
  /** What of a purchase is tax; null: none. */
  readonly tax: number | null;
  /** What of it went back; null: nothing. */
  readonly money_back: AccountMoneyBack | null;
  /** What a gift or a reward code was besides coins; null for everything else. */
  readonly gift: AccountGift | null;
  /** Names of the games: `key` is the game's id, one entry per game and language. */
  readonly store_names: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
};

/** What was given, besides coins, silver and games. */
export type AccountGift = {
  /** Why the shop gave it; null: by a reward code. */
  readonly reason: GrantReason | null;
  /** Whole percent that each given coupon takes off. */
  readonly coupon_percents: readonly number[];
};

export type AccountLogList = { readonly total: number; readonly list: readonly AccountLog[] };

/** Which part of a history is wanted. */
export type HistoryPart = {
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
  /** The first moment; null: from the beginning. */
  readonly created_from?: Date | null | undefined;
  /** The first moment after it; null: to the end. */
  readonly created_before?: Date | null | undefined;
};

/**
 * The history of one kind of action on a user's account, newest first unless `q.orderField` is `created_at-asc`.
 * `total` counts every line of the period, not just this page.
 */
export async function findAccountLogs(
  db: Database,
  userUuid: string,
  actionType: AccountAction,
  { q, limit, created_from, created_before }: HistoryPart,
): Promise<AccountLogList> {
  const window = pageWindow(q, limit);
  const direction = q?.orderField === "created_at-asc" ? "asc" : "desc";
  const [row] = await read<{ readonly total: number; readonly list: readonly LogRow[] }>(
    db,
    textOf(actionType, direction),
    [userUuid, window.limit, window.offset, created_from ?? null, created_before ?? null],
  );
  return { total: row?.total ?? 0, list: (row?.list ?? []).map((line) => toLog(actionType, line)) };
}

type LogRow = Omit<AccountLog, "state" | "action_type" | "tax" | "gift" | "money_back"> & {
  readonly state: LogState | null;
  /** Set for top-ups, instead of `state`. */
  readonly payment_state: PaymentState | null;
  /** Set for purchases. */
  readonly bought?: Bought;
  /** Set for gifts and reward codes. */
  readonly gift?: AccountGift | null;
  /** Set for purchases and top-ups: what went back so far. */
  readonly back?: BackSums;
};

/** Each game's price, and the tax rules of the buyer's country. */
type Bought = {
  readonly country: string;
  readonly finals: readonly number[];
  readonly rules: readonly TaxRule[];
};

function toLog(
  action_type: AccountAction,
  { payment_state, state, bought, gift, back, ...line }: LogRow,
): AccountLog {
  return {
    ...line,
    action_type,
    gift: gift ?? null,
    state: payment_state ? paymentLogState(payment_state) : (state ?? 0),
    tax: bought ? taxIn(bought, line.created_at) : null,
    money_back: moneyBackOf(back),
  };
}

/** The same sum as on the receipt that was mailed (R-TAX-5). */
function taxIn({ country, finals, rules }: Bought, at: string): number | null {
  const rule = taxRuleAt(rules, country, at);
  return sumOf(finals.map((final) => purchaseTax(final, rule).tax)) || null;
}

type Direction = "asc" | "desc";

function textOf(action: AccountAction, direction: Direction): string {
  switch (action) {
    case "consume":
      return CONSUME[direction];
    case "recharge":
      return RECHARGE[direction];
    default:
      return BOOKED[action][direction];
  }
}

/**
 * The lines of the period. The bounds are cast: PostgreSQL cannot infer the type of a parameter that is only compared
 * with null.
 */
const IN_PERIOD =
  "where ($4::timestamptz is null or l.created_at >= $4) and ($5::timestamptz is null or l.created_at < $5)";

/** One page of a table or subquery plus the total count, as a single row. */
function page(direction: Direction, from: string, columns: string): string {
  return `
    select (select count(*) from ${from} ${IN_PERIOD}) as total, (
      select coalesce(json_agg(page order by page.created_at ${direction}, page.id ${direction}), '[]') from (
        select ${columns} from ${from} ${IN_PERIOD}
        order by created_at ${direction}, l.id ${direction} limit $2 offset $3) page) as list`;
}

const both = (from: string, columns: string): Readonly<Record<Direction, string>> => ({
  asc: page("asc", from, columns),
  desc: page("desc", from, columns),
});

/** Purchases. Anything unlocked by a reward code cost nothing, so it is left out. */
const CONSUME = both(
  "(select orders.uuid as id, orders.* from orders where user_uuid = $1 and kind <> 'redemption') l",
  `l.id, l.state, null as payment_state, l.silver, l.coin, l.total as deducted_amount, l.created_at, l.updated_at,
    l.id as order_uuid, null as payment_order_no, null as currency_id, null as pay_amount, null as tax_amount, (
      select coalesce(json_agg(json_build_object('lang', i.language, 'key', i.store_id::text, 'value', i.name)
        order by i.store_id, i.language), '[]')
      from order_lines ol join store_infos i on i.store_id = ol.store_id where ol.order_uuid = l.id) as store_names,
    json_build_object('country', l.country, 'finals', (select json_agg(final) from order_lines where order_uuid = l.id), 'rules', (
      select coalesce(json_agg(t), '[]') from tax_rules t where t.country = l.country)) as bought,
    ${purchaseBack("l.id")} as back`,
);

const RECHARGE = both(
  "(select payments.order_no as id, payments.* from payments where user_uuid = $1) l",
  `l.id, null as state, l.state as payment_state, l.silver, l.coin, 0 as deducted_amount, l.created_at, l.updated_at,
    null as order_uuid, l.id as payment_order_no, l.currency_id, l.pay_amount,
    nullif(l.tax_amount, 0) as tax_amount, '[]'::json as store_names, ${topUpBack("l.id")} as back`,
);

/** Entries that exist only in the ledger, one line per transfer. */
const booked = (kind: string) =>
  both(
    `(select t.id, t.created_at, abs(coalesce(sum(e.amount) filter (where a.currency = 'silver'), 0)) as silver,
        abs(coalesce(sum(e.amount) filter (where a.currency = 'meowcent'), 0)) as coin,
        greatest(-sum(e.amount), 0) as deducted_amount
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id and t.kind = '${kind}'
      where a.owner_kind = 'player' and a.owner_uuid = $1 group by t.id) l`,
    `l.id, 1 as state, null as payment_state, l.silver, l.coin, l.deducted_amount, l.created_at,
      l.created_at as updated_at, null as order_uuid, null as payment_order_no, null as currency_id, null as pay_amount, null as tax_amount,
      '[]'::json as store_names`,
  );

/** Refunds: of a game with the order that had bought it, by a correction of the books without. */
const REFUND = both(
  `(select t.id, t.created_at, r.order_uuid, r.store_id,
      coalesce(sum(e.amount) filter (where a.currency = 'silver'), 0) as silver,
      coalesce(sum(e.amount) filter (where a.currency = 'meowcent'), 0) as coin
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'refund'
    left join order_refunds r on r.uuid = t.id
    where a.owner_kind = 'player' and a.owner_uuid = $1 group by t.id, r.uuid) l`,
  `l.id, 1 as state, null as payment_state, abs(l.silver) as silver, abs(l.coin) as coin,
    greatest(-(l.silver + l.coin), 0) as deducted_amount, l.created_at, l.created_at as updated_at, l.order_uuid,
    null as payment_order_no, null as currency_id, null as pay_amount, null as tax_amount, (
      select coalesce(json_agg(json_build_object('lang', i.language, 'key', i.store_id::text, 'value', i.name)
        order by i.language), '[]')
      from store_infos i where i.store_id = l.store_id) as store_names`,
);

/** Coins taken back for refunded top-ups, with the money of the refund; what paid a debt belongs to no single one. */
const RECHARGE_REFUND = both(
  `(select t.id, t.created_at, r.order_no, r.minor, r.tax, p.currency_id,
      coalesce(sum(e.amount) filter (where a.currency = 'silver'), 0) as silver,
      coalesce(sum(e.amount) filter (where a.currency = 'meowcent'), 0) as coin
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'recharge_refund'
    left join payment_refunds r on r.transfer_id = t.id left join payments p on p.order_no = r.order_no
    where a.owner_kind = 'player' and a.owner_uuid = $1 group by t.id, r.id, p.order_no) l`,
  `l.id, 1 as state, null as payment_state, -l.silver as silver, -l.coin as coin, -(l.silver + l.coin) as deducted_amount,
    l.created_at, l.created_at as updated_at, null as order_uuid, l.order_no as payment_order_no, l.currency_id,
    l.minor as pay_amount, nullif(l.tax, 0) as tax_amount, '[]'::json as store_names`,
);

/** What a code brought of one currency. */
function rewardSum(currency: string): string {
  return `(select coalesce(sum((reward->>'amount')::bigint), 0)
      from jsonb_array_elements(l.rewards) reward where reward->>'key' = 'account.${currency}')`;
}

/** Reward codes, with their coupons and games, which the ledger does not know. */
const REDEMPTION = both(
  "(select r.uuid as id, r.* from redemptions r where r.user_uuid = $1) l",
  `l.id, 1 as state, null as payment_state, ${rewardSum("silver")} as silver, ${rewardSum("meowcent")} as coin,
    0 as deducted_amount, l.created_at, l.created_at as updated_at, null as order_uuid, null as payment_order_no,
    null as currency_id, null as pay_amount, null as tax_amount, json_build_object('reason', null, 'coupon_percents', (
      select coalesce(json_agg(c.discount_rate), '[]')
      from jsonb_array_elements(l.rewards) reward join coupons c on c.uuid::text = lower(reward->>'coupon_uuid'))) as gift, (
      select coalesce(json_agg(json_build_object('lang', i.language, 'key', i.store_id::text, 'value', i.name)
        order by i.store_id, i.language), '[]')
      from order_lines ol join store_infos i on i.store_id = ol.store_id where ol.order_uuid = l.order_uuid) as store_names`,
);

/** Gifts: those in the wallet with corrections of them, by the ledger; coupons and games, which it does not know. */
const GRANT = both(
  `(select t.id, t.created_at, abs(coalesce(sum(e.amount) filter (where a.currency = 'silver'), 0)) as silver,
      abs(coalesce(sum(e.amount) filter (where a.currency = 'meowcent'), 0)) as coin,
      greatest(-sum(e.amount), 0) as deducted_amount, null::jsonb as reward, ${giftOf("t.id")} as gift
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'grant'
    where a.owner_kind = 'player' and a.owner_uuid = $1 group by t.id
    union all
    select d.uuid, d.created_at, 0, 0, 0, d.reward, ${giftOf("d.uuid")}
    from grant_deliveries d where d.user_uuid = $1 and d.reward->>'key' in ('coupon', 'store')) l`,
  `l.id, 1 as state, null as payment_state, l.silver, l.coin, l.deducted_amount, l.created_at,
    l.created_at as updated_at, null as order_uuid, null as payment_order_no, null as currency_id, null as pay_amount, null as tax_amount,
    l.gift, (
      select coalesce(json_agg(json_build_object('lang', i.language, 'key', i.store_id::text, 'value', i.name)
        order by i.language), '[]')
      from store_infos i where i.store_id = (l.reward->>'store_id')::int) as store_names`,
);

const BOOKED = {
  recharge_refund: RECHARGE_REFUND,
  refund: REFUND,
  redemption: REDEMPTION,
  grant: GRANT,
  expiry: booked("expiry"),
} as const;
