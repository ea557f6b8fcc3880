import type { ProviderSwitch } from "@catnip/domain/payments";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** What staff decided about one provider. */
export type ProviderTerms = {
  readonly provider_key: string;
  readonly enable: boolean;
  /** Absent: the brands it was set up for. */
  readonly brands?: readonly string[] | undefined;
  readonly off: readonly ProviderSwitch[];
  /** The ways to pay for which it comes first (R-TOP-19). */
  readonly first: readonly ProviderSwitch[];
  readonly forbidden_tags: readonly string[];
};

/**
 * Makes exactly this the state of the providers; those not listed are on as they were set up. Nothing keeps a copy: the
 * next offer and the next payment of every process follow it (R-PAY-36).
 *
 * @param tx the caller's transaction
 */
export async function switchProviders(
  tx: Pick<Database, "execute">,
  providers: readonly ProviderTerms[],
): Promise<void> {
  const listed = providers.map(({ provider_key, enable, brands, off, first, forbidden_tags }) => ({
    provider_key,
    enable,
    switches: { ...(brands && { brands }), off, first, forbidden_tags },
  }));
  await tx.execute(sql`
    update payment_providers p set state = case when coalesce(w.enable, true) then 0 else 1 end,
        switches = coalesce(w.switches, '{}')
      from payment_providers q left join jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as w(provider_key text, enable boolean, switches jsonb) on w.provider_key = q.provider_key
      where q.id = p.id`);
}
