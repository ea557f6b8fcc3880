import { defineProvider } from "../define-provider.ts";
import { alipayAdapter, CAPABILITIES } from "./adapter.ts";
import { settingsSchema, VARIABLES, VENDOR } from "./settings.ts";
import { simulator } from "./simulator.ts";
import { AMOUNT_UNITS, KEY } from "./trade.ts";

/** Alipay: its own page, for computers and for phones, or a code on our page. */
export const alipay = defineProvider({
  key: KEY,
  name: "Alipay",
  methods: { alipay: ["CNY"] },
  traits: { isProven: true, ownMethods: ["alipay"], homeCountries: ["cn"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl", "filesUrl", "desktop"],
    schema: settingsSchema,
    simulator,
    secrets: ["privateKey", "alipayKey"],
  },
  // The gateway redirects to a cashier on another of its hosts.
  formOrigins: ({ baseUrl }) =>
    baseUrl === VENDOR ? [VENDOR, "https://*.alipay.com"] : [new URL(baseUrl).origin],
  connect: alipayAdapter,
});
