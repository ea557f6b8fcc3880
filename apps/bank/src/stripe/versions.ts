/**
 * What the simulator knows of the vendor's versions, from the vendor's change log. Written apart from the shop's table.
 * A name that is not listed is unknown in every version.
 */
const OF_ALL = "2020-01-01";

/** By endpoint, each parameter with the version that added it, and the one that removed it. */
const PARAMETERS: readonly (readonly [endpoint: RegExp, name: RegExp, since: string, gone?: string])[] = [
  [
    /^POST \/v1\/checkout\/sessions$/,
    /^(mode|client_reference_id|success_url|cancel_url|expires_at)$/,
    OF_ALL,
  ],
  [/^POST \/v1\/checkout\/sessions$/, /^payment_method_types\[0\]$/, OF_ALL, "2026-09-30"],
  [/^POST \/v1\/checkout\/sessions$/, /^allowed_payment_method_types\[0\]$/, "2026-09-30"],
  [/^POST \/v1\/checkout\/sessions$/, /^adaptive_pricing\[enabled\]$/, "2024-11-20"],
  [/^POST \/v1\/checkout\/sessions$/, /^line_items\[0\]\[quantity\]$/, OF_ALL],
  [
    /^POST \/v1\/checkout\/sessions$/,
    /^line_items\[0\]\[price_data\]\[(currency|unit_amount|product_data\]\[name)\]$/,
    OF_ALL,
  ],
  [/^POST \/v1\/checkout\/sessions$/, /^(payment_intent_data\[metadata\]|metadata)\[\w{1,40}\]$/, OF_ALL],
  [/^POST \/v1\/refunds$/, /^(payment_intent|amount|metadata\[\w{1,40}\])$/, OF_ALL],
  [/^GET \/v1\/refunds$/, /^(payment_intent|limit)$/, OF_ALL],
  [/^GET \/v1\/balance_transactions$/, /^(created\[(gte|lt)\]|limit|expand\[\]|starting_after)$/, OF_ALL],
  [/^GET \/v1\/(checkout\/sessions|payment_intents)\/\w+$/, /^expand\[\]$/, OF_ALL],
];

/** API versions a request may name, including those that changed a parameter above. */
const VERSIONS = ["2024-06-20", "2024-11-20.acacia", "2026-07-29.dahlia", "2026-09-30.endive"];
export const isVersion = (version: string): boolean => VERSIONS.includes(version);

/** Messages are written in the version of the endpoint, which is created with the shop's. */
export const MESSAGE_VERSION = "2026-07-29.dahlia";

/** The first parameter that a version does not know at an endpoint, or that is there twice. */
export function unknownParameter(
  endpoint: string,
  names: readonly string[],
  version: string,
): string | undefined {
  const day = version.slice(0, 10);
  const isKnown = (name: string) =>
    PARAMETERS.some(
      ([where, which, since, gone = "9999"]) =>
        where.test(endpoint) && which.test(name) && since <= day && day < gone,
    );
  return names.find((name, at) => !isKnown(name) || (names.indexOf(name) !== at && !name.endsWith("[]")));
}
