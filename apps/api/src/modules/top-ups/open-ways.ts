import { isSwitchedOff, type ProviderSwitch } from "@catnip/domain/payments";
import type { Connection } from "../wallets/index.ts";

/** What staff decided about a provider, as stored. */
export type Switches = {
  readonly off?: readonly ProviderSwitch[];
  readonly first?: readonly ProviderSwitch[];
};

/**
 * SQL: whether provider `p` is offered to a brand. Without a list of brands it is offered to all. One that forbids some
 * kind of game is offered nowhere while such a game is in the catalog: coins buy every game, so no top-up can be kept
 * from it (R-PAY-37).
 */
export const offeredTo = (brand: string): string =>
  `(coalesce(p.switches -> 'brands', p.meta -> 'brands') is null
    or coalesce(p.switches -> 'brands', p.meta -> 'brands') ? ${brand}::text)
  and not exists (
    select from jsonb_array_elements_text(p.switches -> 'forbidden_tags') forbidden(tag)
      join store_listings l on l.tag_ids && array[tag] or l.content_warnings && array[regexp_replace(tag, '^warning/', '')]
      where l.visible_at is not null)`;

/** A way to pay, and who wants to. */
export type WantedWay = {
  readonly providerKey: string;
  /** Absent: whatever id the provider has. */
  readonly providerId?: string;
  readonly method: string;
  readonly currency: string;
  readonly platformKey: string;
  readonly userUuid: string;
};

/**
 * Whether a player may pay this way at this moment, straight from the database (R-PAY-36). The country is that of
 * residence.
 */
export async function isWayOpen(connection: Connection, wanted: WantedWay): Promise<boolean> {
  const { providerKey, providerId, method, currency, platformKey, userUuid } = wanted;
  const { rows } = await connection.query<{ switches: Switches; country: string | null }>(
    `select p.switches, (select country from profiles where user_uuid = $6) as country
      from payment_providers p join payment_provider_methods m on m.provider_id = p.id
      where p.provider_key = $1 and ($2::uuid is null or p.id = $2) and p.state = 0 and m.method = $3
        and $4 = any(m.support_currency) and ${offeredTo("$5")}`,
    [providerKey, providerId ?? null, method, currency, platformKey, userUuid],
  );
  const [open] = rows;
  if (!open) return false;
  return !isSwitchedOff(open.switches.off ?? [], {
    brand: platformKey,
    currency,
    method,
    country: open.country,
  });
}
