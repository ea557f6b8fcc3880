import type { Services } from "../../platform/context.ts";
import { paymentProvider, providerKeys, type ProviderServices } from "../providers/index.ts";
import { lastCompleteDay } from "./settlement-days.ts";
import { settleProvider } from "./settle-provider.ts";

/**
 * Compares the last complete day of every provider that lists its days. Run every hour: a day that is finished costs a
 * query, one whose list was not there is tried again. One provider's fault does not hold up the others.
 *
 * @throws AggregateError at the end, so that an operator learns which providers could not be compared
 */
export async function settlePayments(services: Services): Promise<void> {
  const faults: unknown[] = [];
  for (const key of await usedProviders(services)) {
    const provider = paymentProvider(services, key);
    const days = provider?.capabilities.settlement;
    if (!provider || !days) continue;
    await settleProvider(services, provider, lastCompleteDay(days, services.now())).catch((fault: unknown) =>
      faults.push(fault),
    );
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} providers could not be compared`);
}

/** The providers a payment was ever handed to; where there was none, there is nothing to compare. */
export async function usedProviders(
  services: Pick<Services, "db"> & ProviderServices,
): Promise<readonly string[]> {
  const keys = providerKeys(services);
  const { rows } = await services.db.$client.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
      where exists (select from payments where provider_key = key and handed_over_at is not null)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
