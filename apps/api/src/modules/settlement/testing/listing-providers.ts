import { PROVIDERS } from "../../providers/provider-list.ts";
import type { Provider } from "../../providers/define-provider.ts";
import type { ProviderFact } from "../../providers/provider.types.ts";
import { SettlementUnavailable } from "../../providers/settlement-unavailable.ts";

/** The providers as they are, but each lists what a test says. */
export function listingProviders() {
  const lists = new Map<string, ProviderFact[]>();
  const away = new Map<string, Error>();
  const asked: string[] = [];

  async function* list(key: string, from: Date, to: Date): AsyncGenerator<ProviderFact> {
    asked.push(`${key} ${from.toISOString()}`);
    for (const fact of lists.get(key) ?? []) {
      const at = fact.occurredAt?.getTime() ?? 0;
      if (at >= from.getTime() && at < to.getTime()) yield fact;
    }
    // A list that ends too early looks complete up to then.
    const fault = away.get(key);
    if (fault) throw fault;
  }

  const providers: readonly Provider[] = PROVIDERS.map((provider) => ({
    ...provider,
    open: (config) => {
      const opened = provider.open(config);
      if (!("connect" in opened)) return opened;
      return {
        ...opened,
        connect: (reach) => {
          const adapter = opened.connect(reach);
          return {
            ...adapter,
            capabilities: { ...adapter.capabilities, settlement: { utcOffsetHours: 0, readyAfterHours: 6 } },
            listSettled: (from, to) => list(provider.key, from, to),
          };
        },
      };
    },
  }));

  return {
    providers,
    /** The requests, in order. */
    asked,
    lists: (...facts: readonly ProviderFact[]) => {
      for (const fact of facts) lists.set(fact.provider, [...(lists.get(fact.provider) ?? []), fact]);
    },
    timesOut: (key: string) => away.set(key, new SettlementUnavailable("no answer")),
    crashes: (key: string) => away.set(key, new Error("killed")),
    isBack: (key: string) => away.delete(key),
  };
}
