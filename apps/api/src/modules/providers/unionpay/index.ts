import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, unionpayAdapter } from "./adapter.ts";
import { settingsSchema, VARIABLES } from "./settings.ts";
import { simulator } from "./simulator.ts";
import { AMOUNT_UNITS, KEY } from "./trade.ts";

/** UnionPay: a form to its cashier, where cards of mainland China pay. */
export const unionpay = defineProvider({
  key: KEY,
  name: "UnionPay",
  methods: { unionpay: ["CNY"] },
  traits: { isProven: false, ownMethods: ["unionpay"], homeCountries: ["cn"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl", "filesUrl", "signer"],
    schema: settingsSchema,
    simulator,
    secrets: ["privateKey", "root", "intermediate"],
  },
  formOrigins: ({ baseUrl }) => [new URL(baseUrl).origin],
  connect: unionpayAdapter,
});
