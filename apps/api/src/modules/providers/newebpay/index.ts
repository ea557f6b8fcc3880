import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, newebpayAdapter } from "./adapter.ts";
import { settingsSchema, simulator, VARIABLES } from "./settings.ts";
import { AMOUNT_UNITS } from "./trade.ts";

/** NewebPay: a form post to its page for cards. */
export const newebpay = defineProvider({
  key: KEY,
  name: "NewebPay",
  methods: { "credit-card": ["TWD"] },
  traits: { isProven: true, ownMethods: [], homeCountries: ["tw"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl"],
    schema: settingsSchema,
    simulator,
    secrets: ["hashKey", "hashIv"],
  },
  formOrigins: ({ baseUrl }) => [new URL(baseUrl).origin],
  connect: newebpayAdapter,
});
