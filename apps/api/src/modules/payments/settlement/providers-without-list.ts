import type { Services } from "../../../platform/context.ts";
import { PROVIDERS, type ProviderServices } from "../providers/index.ts";
import { usedProviders } from "./settle-payments.ts";

/** Whether a provider lists its days; one that is gone from the software does not. */
export const listsDays = (
  services: Pick<ProviderServices, "paymentProviders">,
  providerKey: string,
): boolean =>
  (services.paymentProviders ?? PROVIDERS).some(
    ({ key, capabilities }) => key === providerKey && capabilities.settlement !== undefined,
  );

/** The providers that payments were handed to and that nothing is compared with, since they list no days (R-SET-8). */
export async function providersWithoutList(
  services: Pick<Services, "db"> & ProviderServices,
): Promise<readonly string[]> {
  return (await usedProviders(services)).filter((key) => !listsDays(services, key));
}
