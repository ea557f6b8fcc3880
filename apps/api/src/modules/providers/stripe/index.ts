import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, stripeAdapter } from "./adapter.ts";
import { AMOUNT_UNITS } from "./amounts.ts";
import { checkoutOrigin, settingsSchema, VARIABLES } from "./settings.ts";
import { simulator } from "./simulator.ts";

/** Stripe: cards, on Stripe's own page. */
export const stripe = defineProvider({
  key: KEY,
  name: "Stripe",
  methods: { "credit-card": ["USD", "TWD", "CNY"] },
  traits: { isProven: true, ownMethods: [], homeCountries: [] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl"],
    schema: settingsSchema,
    simulator,
    secrets: ["secretKey", "webhookSecret"],
  },
  formOrigins: (settings) => [checkoutOrigin(settings)],
  connect: stripeAdapter,
});
