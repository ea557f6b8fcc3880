import type { Services } from "../../platform/context.ts";
import { listsDays, type ProviderServices } from "../providers/index.ts";
import { usedProviders } from "./settle-payments.ts";

/** The providers that payments were handed to and that nothing is compared with, since they list no days (R-SET-8). */
export async function providersWithoutList(
  services: Pick<Services, "db"> & ProviderServices,
): Promise<readonly string[]> {
  return (await usedProviders(services)).filter((key) => !listsDays(services, key));
}
