import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, linepayAdapter } from "./adapter.ts";
import { AMOUNT_UNITS } from "./details.ts";
import { cashierOrigins, settingsSchema, simulator, VARIABLES } from "./settings.ts";

/** LINE Pay: a redirect to its pages, confirmed by our server. */
export const linepay = defineProvider({
  key: KEY,
  name: "LINE Pay",
  methods: { "line-pay": ["TWD", "USD"] },
  traits: { isProven: true, ownMethods: ["line-pay"], homeCountries: ["tw"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl"],
    schema: settingsSchema,
    simulator,
    secrets: ["channelSecret"],
  },
  formOrigins: cashierOrigins,
  connect: linepayAdapter,
});
