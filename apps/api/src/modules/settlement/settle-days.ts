import { paymentProvider, providerKeys, type ProviderServices } from "../providers/index.ts";
import type { Services } from "../../platform/context.ts";
import { findSettlementReports, type SettlementReport } from "./find-reports.ts";
import { settleProvider } from "./settle-provider.ts";
import { dayOf, lastCompleteDay } from "./settlement-days.ts";
import { usedProviders } from "./settle-payments.ts";

/**
 * Compares days by hand.
 *
 * @param asked nulls: the last complete day; every provider that was used
 * @returns the reports, or null if the requested day cannot be compared
 */
export async function settleDays(
  services: Pick<Services, "db"> & ProviderServices,
  asked: { readonly day: string | null; readonly provider: string | null },
): Promise<readonly SettlementReport[] | null> {
  const keys = asked.provider === null ? await usedProviders(services) : [asked.provider];
  if (keys.some((key) => !providerKeys(services).includes(key))) return null;
  const reports: SettlementReport[] = [];
  for (const key of keys) {
    const provider = paymentProvider(services, key);
    const days = provider?.capabilities.settlement;
    if (!provider || !days) {
      if (asked.provider !== null) return null;
      continue;
    }
    const last = lastCompleteDay(days, services.now());
    const day = asked.day ?? last;
    if (!dayOf(day, days) || day > last) return null;
    for (const { uuid } of await settleProvider(services, provider, day))
      reports.push(...(await findSettlementReports(services.db, { uuid }, { limit: 1, offset: 0 })));
  }
  return reports;
}
