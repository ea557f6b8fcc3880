import type { Locale } from "@catnip/domain/locales";
import { AccountLogDocument } from "@catnip/sdk/orders/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { gamesOf } from "../account-logs/load-log.ts";

/** So many of each kind are offered; older matters can be described in words. */
const OFFERED = 10;

/** Something of the player's own that a message may be about. */
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

/** The player's latest purchases and top-ups. */
export async function loadReferences(ask: Ask, locale: Locale): Promise<readonly RecentReference[]> {
  const [bought, paid] = await Promise.all(
    (["consume", "recharge"] as const).map((action_type) =>
      ask(AccountLogDocument, { action_type, q: { page: 1 }, limit: OFFERED }),
    ),
  );
  const orders = (bought?.findAccountLog.list ?? []).flatMap((log): RecentReference[] =>
    log.order_uuid === null
      ? []
      : [
          {
            reference: `order:${log.order_uuid}`,
            kind: "order",
            createdAt: log.created_at,
            games: gamesOf(log, locale).map(({ name }) => name),
            money: null,
          },
        ],
  );
  const payments = (paid?.findAccountLog.list ?? []).flatMap((log): RecentReference[] =>
    log.payment_order_no === null
      ? []
      : [
          {
            reference: `payment:${log.payment_order_no}`,
            kind: "payment",
            createdAt: log.created_at,
            games: [],
            money:
              log.pay_amount === null || log.currency_id === null
                ? null
                : { amount: log.pay_amount, currency: log.currency_id },
          },
        ],
  );
  return [...payments, ...orders].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
