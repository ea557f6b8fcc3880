import { localePath, type Locale } from "@catnip/domain/locales";

/** The payload for the pay site. Amounts are for comparison only: the server derives its own from the plan. */
export interface PayRequest {
  /** A single-use ticket, never an access token. */
  readonly ticket: string;
  readonly platform_key: string;
  readonly provider_key: string;
  readonly payment_provider_id: string;
  readonly method: string;
  readonly plan_id: string;
  readonly currency_id: string;
  /** In minor units. */
  readonly pay_amount: number;
  /** The plan's coins, in meowcent. */
  readonly amount: number;
  /** The current coin balance, in meowcent. */
  readonly balance: number;
  /** The shop page to return to. */
  readonly return_url: string;
}

/** The pay site's address for a top-up: a ticket, an action and a payload in base64 (R-TOP-7). */
export function payLink(payOrigin: string, locale: Locale, { ticket, ...payload }: PayRequest): string {
  const data = {
    credential: { token: ticket },
    action: "rechargeAccountByMe",
    payload: { ...payload, data_creation_source: "web" },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const base64 = btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${payOrigin}${localePath(locale, "/")}?data=${base64}`;
}
