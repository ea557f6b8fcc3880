import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, tappayAdapter } from "./adapter.ts";
import { AMOUNT_UNITS } from "./record.ts";
import { settingsSchema, simulator, VARIABLES } from "./settings.ts";

/** TapPay: the vendor's card fields on our own page. */
export const tappay = defineProvider({
  key: KEY,
  name: "TapPay",
  methods: { "credit-card": ["TWD"] },
  traits: { isProven: true, ownMethods: [], homeCountries: ["tw"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl"],
    schema: settingsSchema,
    simulator,
    secrets: ["partnerKey"],
  },
  formOrigins: () => [],
  scriptOrigins: ({ scriptUrl }) => [new URL(scriptUrl).origin],
  connect: tappayAdapter,
});
