import type { Services } from "../../../platform/context.ts";
import type { PaymentProvider } from "./provider.types.ts";
import { sugoi } from "./sugoi.ts";

/** The adapter of a provider, or null when there is none or it is not set up here. */
export function paymentProvider(
  services: Pick<Services, "config" | "now" | "fetch">,
  key: string,
): PaymentProvider | null {
  // The key comes from links and addresses: what every object has (`constructor`) is no provider.
  return Object.hasOwn(ADAPTERS, key) ? (ADAPTERS[key]?.(services) ?? null) : null;
}

const ADAPTERS: Readonly<
  Record<string, (services: Pick<Services, "config" | "now" | "fetch">) => PaymentProvider | null>
> = { sugoi };
