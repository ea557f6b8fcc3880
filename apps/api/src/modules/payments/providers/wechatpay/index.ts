import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, wechatpayAdapter } from "./adapter.ts";
import { settingsSchema, VARIABLES } from "./settings.ts";
import { simulator } from "./simulator.ts";
import { AMOUNT_UNITS } from "./trade.ts";

/** WeChat Pay: a QR code on our own page, paid with the payer's phone. */
export const wechatpay = defineProvider({
  key: KEY,
  name: "WeChat Pay",
  methods: { wechatpay: ["CNY"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl"],
    schema: settingsSchema,
    simulator,
    secrets: ["privateKey", "apiKey", "platformKey"],
  },
  // The payer's phone goes there, not the browser.
  formOrigins: () => [],
  connect: wechatpayAdapter,
});
