import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, paypalAdapter } from "./adapter.ts";
import { AMOUNT_UNITS } from "./amounts.ts";
import { cashierOrigin, settingsSchema, VARIABLES } from "./settings.ts";
import { simulator } from "./simulator.ts";

/** PayPal: approved on PayPal's own page, captured by our server. */
export const paypal = defineProvider({
  key: KEY,
  name: "PayPal",
  methods: { paypal: ["USD", "TWD"] },
  traits: { isProven: true, ownMethods: ["paypal"], homeCountries: [] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl", "certificates", "roots", "intermediates"],
    schema: settingsSchema,
    simulator,
    secrets: ["clientSecret", "webhookId", "roots"],
  },
  formOrigins: (settings) => [cashierOrigin(settings)],
  connect: paypalAdapter,
});
