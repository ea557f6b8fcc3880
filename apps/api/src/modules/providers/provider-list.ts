import type { Services } from "../../platform/context.ts";
import { alipay } from "./alipay/index.ts";
import type { OpenedProvider, Provider, ProviderConfig } from "./define-provider.ts";
import { linepay } from "./linepay/index.ts";
import { manual } from "./manual/index.ts";
import { newebpay } from "./newebpay/index.ts";
import { paypal } from "./paypal/index.ts";
import type { PaymentProvider } from "./provider.types.ts";
import { stripe } from "./stripe/index.ts";
import { sugoi } from "./sugoi/index.ts";
import { tappay } from "./tappay/index.ts";
import { unionpay } from "./unionpay/index.ts";
import { taobao } from "./taobao/index.ts";
import { wechatpay } from "./wechatpay/index.ts";

declare module "../../platform/context.ts" {
  interface ModuleServices {
    /** The available payment providers, so that tests can add some; absent: `PROVIDERS`. */
    readonly paymentProviders?: readonly Provider[];
  }
}

/** Every provider. Adding one takes a folder and a line here. */
export const PROVIDERS: readonly Provider[] = [
  sugoi,
  wechatpay,
  alipay,
  unionpay,
  stripe,
  paypal,
  newebpay,
  linepay,
  tappay,
  taobao,
  manual,
];

/** A provider's adapter, or null if there is none or it is not configured here. */
export function paymentProvider(
  { config, now, fetch: fetcher = fetch, paymentProviders }: ProviderServices,
  key: string,
): PaymentProvider | null {
  const opened = openProviders(config, paymentProviders).get(key);
  return opened && "connect" in opened
    ? opened.connect({ fetch: fetcher, now, processes: config.workers })
    : null;
}

/** The keys of all providers, configured here or not. */
export const providerKeys = ({ paymentProviders = PROVIDERS }: ProviderServices): readonly string[] =>
  paymentProviders.map(({ key }) => key);

export type ProviderServices = Pick<Services, "config" | "now" | "fetch" | "paymentProviders">;

/** Form targets of the pay page: the cashiers of all configured providers. */
export const handOverOrigins = (config: ProviderConfig): readonly string[] =>
  originsOf(config, ({ formOrigins }) => formOrigins);

/** Where the pay page's card fields come from: those of all configured providers. */
export const cardFieldOrigins = (config: ProviderConfig): readonly string[] =>
  originsOf(config, ({ scriptOrigins }) => scriptOrigins);

function originsOf(
  config: ProviderConfig,
  of: (opened: OpenedProvider) => readonly string[],
): readonly string[] {
  const opened = [...openProviders(config).values()];
  return [...new Set(opened.flatMap((each) => ("connect" in each ? of(each) : [])))].toSorted();
}

/** The providers not offered here, each with what is missing. */
export function absentProviders(
  config: ProviderConfig,
): readonly { readonly provider: string; readonly problem: string }[] {
  return [...openProviders(config)].flatMap(([provider, opened]) =>
    "problem" in opened ? [{ provider, problem: opened.problem }] : [],
  );
}

type Opened = ReadonlyMap<string, OpenedProvider | { readonly problem: string }>;

/** Settings are parsed once per configuration, which never changes. */
function openProviders(config: ProviderConfig, providers: readonly Provider[] = PROVIDERS): Opened {
  const known = opened.get(config)?.get(providers);
  if (known) return known;
  const made: Opened = new Map(providers.map((provider) => [provider.key, provider.open(config)]));
  const ofConfig = opened.get(config) ?? new WeakMap<readonly Provider[], Opened>();
  ofConfig.set(providers, made);
  opened.set(config, ofConfig);
  return made;
}

const opened = new WeakMap<ProviderConfig, WeakMap<readonly Provider[], Opened>>();
