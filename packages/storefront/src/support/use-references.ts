import type { Locale } from "@catnip/domain/locales";
import { AccountLogDocument } from "@catnip/sdk/orders/index.ts";
import { useQuery } from "urql";
import { gamesOf, type LogLine } from "../account-logs/load-log.ts";

/** Maximum number of each kind; older ones can be described in the text. */
const OFFERED = 10;

/** A purchase or top-up that a message may be about. */
export interface RecentReference {
  /** As `ContactDraft.reference`. */
  readonly reference: string;
  readonly kind: "order" | "payment";
  readonly createdAt: string;
  /** Names of the games of a purchase. */
  readonly games: readonly string[];
  /** Of a top-up, in minor units. */
  readonly money: { readonly amount: number; readonly currency: string } | null;
}

/** The player's latest purchases and top-ups; undefined while loading and for guests. */
export function useReferences(locale: Locale, isPlayer: boolean): readonly RecentReference[] | undefined {
  const latest = { q: { page: 1 }, limit: OFFERED };
  const options = { query: AccountLogDocument, pause: !isPlayer, requestPolicy: "network-only" } as const;
  const [bought] = useQuery({ ...options, variables: { action_type: "consume", ...latest } });
  const [paid] = useQuery({ ...options, variables: { action_type: "recharge", ...latest } });
  if (!bought.data || !paid.data) return undefined;
  const orders = bought.data.findAccountLog.list.flatMap((log) => orderOf(log, locale));
  const payments = paid.data.findAccountLog.list.flatMap(paymentOf);
  return [...payments, ...orders].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

function orderOf(log: LogLine, locale: Locale): RecentReference[] {
  if (log.order_uuid === null) return [];
  const games = gamesOf(log, locale).map(({ name }) => name);
  return [
    { reference: `order:${log.order_uuid}`, kind: "order", createdAt: log.created_at, games, money: null },
  ];
}

function paymentOf({ payment_order_no, created_at, pay_amount, currency_id }: LogLine): RecentReference[] {
  if (payment_order_no === null) return [];
  const money =
    pay_amount === null || currency_id === null ? null : { amount: pay_amount, currency: currency_id };
  return [
    { reference: `payment:${payment_order_no}`, kind: "payment", createdAt: created_at, games: [], money },
  ];
}
