import type { ProviderTraits } from "@catnip/domain/payments";
import * as v from "valibot";
import { siteOrigin, type Config } from "../../platform/config.ts";
import type { AmountUnits } from "./amounts.ts";
import type { PaymentProvider, ProviderCapabilities } from "./provider.types.ts";

/** What an adapter may use of the outside world. */
export type Reach = {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** How many processes of the shop do; absent: one. */
  readonly processes?: number | undefined;
};

/** Everything about one provider. A folder exports one of these, and `index.ts` lists it. */
export type ProviderDefinition<Settings> = {
  /** Used in links, notification URLs and the books. Never changes. */
  readonly key: string;
  /** The name payers see. */
  readonly name: string;
  /** The payment methods it accepts and in which currencies: what a new installation offers. */
  readonly methods: Readonly<Record<string, readonly string[]>>;
  /** What decides its place among those that take the same method. What is proven stands in its README (R-PAY-69). */
  readonly traits: Omit<ProviderTraits, "first">;
  /** Specifics of its offer, for `PaymentProvider.meta`. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly amountUnits: AmountUnits;
  readonly capabilities: ProviderCapabilities;
  readonly settings: {
    /** Environment variable of each setting; all begin with `PAYMENT_`. */
    readonly variables: Readonly<Record<string, string>>;
    /** The optional ones. */
    readonly optional?: readonly string[];
    /** Parses the settings. Production is stricter, for example about URLs. */
    readonly schema: (production: boolean) => v.GenericSchema<unknown, Settings>;
    /** Settings for the simulator in `apps/bank`, outside production. */
    readonly simulator: (bankOrigin: string) => Readonly<Record<string, string>>;
    /** Settings whose simulator value is public; production rejects it. */
    readonly secrets: readonly string[];
  };
  /** Origins that a form on the pay page may submit to. */
  readonly formOrigins: (settings: Settings) => readonly string[];
  /** Origins whose script and frames the pay page loads: those of the provider's own card fields. */
  readonly scriptOrigins?: (settings: Settings) => readonly string[];
  readonly connect: (settings: Settings, reach: Reach) => PaymentProvider;
};

/** A provider with its settings closed over. */
export type Provider = Pick<
  ProviderDefinition<never>,
  "key" | "name" | "methods" | "traits" | "meta" | "amountUnits" | "capabilities"
> & { readonly open: (config: ProviderConfig) => OpenedProvider | { readonly problem: string } };

export type ProviderConfig = Pick<
  Config,
  "production" | "port" | "originPattern" | "paymentSettings" | "workers"
>;

export type OpenedProvider = {
  readonly formOrigins: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly connect: (reach: Reach) => PaymentProvider;
};

export function defineProvider<Settings>(definition: ProviderDefinition<Settings>): Provider {
  const { key, name, methods, traits, meta, amountUnits, capabilities } = definition;
  return {
    key,
    name,
    methods,
    traits,
    ...(meta && { meta }),
    amountUnits,
    capabilities,
    open: (config) => {
      const read = readSettings(definition, config);
      if ("problem" in read) return read;
      return {
        formOrigins: definition.formOrigins(read.settings),
        scriptOrigins: definition.scriptOrigins?.(read.settings) ?? [],
        connect: (reach) => definition.connect(read.settings, reach),
      };
    },
  };
}

/** All or nothing: one missing or invalid setting disables the whole provider. A problem never quotes a value. */
function readSettings<Settings>(
  {
    key,
    traits,
    settings: { variables, optional = [], schema, simulator, secrets },
  }: ProviderDefinition<Settings>,
  config: ProviderConfig,
): { readonly settings: Settings } | { readonly problem: string } {
  if (config.production && !traits.isProven && !unprovenWanted(config).includes(key))
    return { problem: `it is unproven, and ${UNPROVEN} does not name it` };
  const stand = simulator(siteOrigin(config, "bank"));
  const texts: Record<string, string> = config.production ? {} : { ...stand };
  for (const [setting, variable] of Object.entries(variables)) {
    const given = config.paymentSettings?.[variable];
    if (given) texts[setting] = given;
    if (texts[setting] === undefined && !optional.includes(setting))
      return { problem: `${variable} is not set` };
    if (config.production && secrets.includes(setting) && given === stand[setting])
      return { problem: `${variable} is the simulator's, which everybody knows` };
  }
  const read = v.safeParse(schema(config.production), texts);
  if (read.success) return { settings: read.output };
  const [issue] = read.issues;
  const setting = issue.path?.[0]?.key;
  const variable = typeof setting === "string" ? variables[setting] : undefined;
  return { problem: `${variable ?? "a setting"} cannot be used: ${issue.message}` };
}

/** Production opens an unproven provider only if its operator says so, by key, comma-separated (R-PAY-69). */
const UNPROVEN = "PAYMENT_UNPROVEN";
const unprovenWanted = ({ paymentSettings }: ProviderConfig): readonly string[] =>
  (paymentSettings?.[UNPROVEN] ?? "").split(",").map((key) => key.trim());
