import { PROVIDERS, type ProviderServices } from "./provider-list.ts";

/** Whether a provider lists its days; one removed from the software does not. */
export const listsDays = (
  services: Pick<ProviderServices, "paymentProviders">,
  providerKey: string,
): boolean =>
  (services.paymentProviders ?? PROVIDERS).some(
    ({ key, capabilities }) => key === providerKey && capabilities.settlement !== undefined,
  );
