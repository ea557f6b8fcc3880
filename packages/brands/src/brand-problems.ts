import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import * as v from "valibot";
import { BrandForm } from "./brand-form.ts";
import type { Brand } from "./brand.ts";
import { SHARED_SITES } from "./shared-sites.ts";

/**
 * Names of other sites and apps, which no brand may take, and of sites that are planned. `shared` is the prefix for
 * documents of all brands.
 */
const TAKEN = new Set(
  ["api", "cdn", "play", "mail", "bank", "studio", "admin", "server", "e2e", "bench", "shared"].concat(
    SHARED_SITES.map(({ name }) => name),
  ),
);

/** Everything missing or contradictory in a brand's value, one sentence each. Empty: it is a valid `Brand`. */
export function brandProblems(key: string, value: unknown): string[] {
  const says = (problem: string) => `The brand "${key}" is not usable: ${problem}.`;
  const read = v.safeParse(BrandForm, value);
  if (!read.success)
    return read.issues.map((issue) =>
      says(
        issue.received === "undefined"
          ? `\`${v.getDotPath(issue)}\` is missing`
          : `\`${v.getDotPath(issue) ?? "brand"}\` does not fit (${issue.message})`,
      ),
    );
  return contradictions(key, read.output as Brand).map(says);
}

function contradictions(key: string, brand: Brand): string[] {
  const { locales, features, topUpCurrencies, flag, hosts, contacts, app, sales } = brand;
  const claims: [isWrong: boolean, problem: string][] = [
    [
      brand.platform_key !== key,
      `\`platform_key\` is "${brand.platform_key}", but the file is called "${key}.ts"`,
    ],
    [TAKEN.has(key), "its key is the name of a site"],
    [!topUpCurrencies.includes(brand.currency), "`topUpCurrencies` lacks its own `currency`"],
    [!locales.offered.includes(locales.default), "`locales.offered` lacks `locales.default`"],
    [
      locales.choice === "host" && locales.offered.length !== 1,
      "`locales.choice` is host, so `locales.offered` must be one language",
    ],
    [
      locales.choice === "visitor" && locales.default !== DEFAULT_LOCALE,
      `\`locales.choice\` is visitor, so \`locales.default\` must be ${DEFAULT_LOCALE}, whose addresses have no prefix`,
    ],
    [
      features.languageMenu !== (locales.choice === "visitor"),
      "`features.languageMenu` must be on where visitors choose the language, and only there",
    ],
    [
      flag !== null && !flag.locales.every((locale) => locales.offered.includes(locale)),
      "`flag.locales` names a language that is not offered",
    ],
    [app !== null && !features.officialApp, "`app` names an app, but `features.officialApp` is off"],
    [
      features.offlineTopUp && !features.customerService,
      "`features.offlineTopUp` leads to customer service, but `features.customerService` is off",
    ],
    [
      features.customerService && contacts.length === 0,
      "`features.customerService` is on, but `contacts` is empty",
    ],
    [
      sales.percentMin > sales.percentMax,
      "`sales.percentMin` is above `sales.percentMax`: no sale could begin",
    ],
    [new Set(Object.values(hosts)).size !== 4, "`hosts` names one host twice"],
  ];
  return claims.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

/** Conflicts between brands: a host claimed by two of them. */
export function familyProblems(brands: readonly Brand[]): string[] {
  const own = brands.flatMap(({ platform_key, hosts }) =>
    [hosts.shop, hosts.pay].map((host) => ({ platform_key, host })),
  );
  const shared = brands.flatMap(({ platform_key, hosts }) =>
    [hosts.api, hosts.cdn].map((host) => ({ platform_key, host })),
  );
  const sites = [...TAKEN].filter((name) => name !== "pay");
  return own.flatMap(({ platform_key, host }, index) => {
    const other = [...own.slice(index + 1), ...shared].find((each) => each.host === host);
    return [
      ...(other
        ? [`The brands "${platform_key}" and "${other.platform_key}" both want the host "${host}".`]
        : []),
      ...(sites.includes(host)
        ? [`The brand "${platform_key}" wants the host "${host}", which is a site of its own.`]
        : []),
    ];
  });
}
