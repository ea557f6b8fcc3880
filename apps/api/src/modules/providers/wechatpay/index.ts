import { defineProvider } from "../define-provider.ts";
import { CAPABILITIES, KEY, wechatpayAdapter } from "./adapter.ts";
import { PAGES, settingsSchema, VARIABLES, VENDOR_ADDRESSES } from "./settings.ts";
import { simulator } from "./simulator.ts";
import { AMOUNT_UNITS } from "./trade.ts";

/** WeChat Pay: a QR code on our own page, or WeChat itself on the phone that the payer uses. */
export const wechatpay = defineProvider({
  key: KEY,
  name: "WeChat Pay",
  methods: { wechatpay: ["CNY"] },
  traits: { isProven: true, ownMethods: ["wechatpay"], homeCountries: ["cn"] },
  amountUnits: AMOUNT_UNITS,
  capabilities: CAPABILITIES,
  settings: {
    variables: VARIABLES,
    optional: ["baseUrl", "platformKeyId", "platformKey", "platformCertificates"],
    schema: settingsSchema,
    simulator,
    secrets: ["privateKey", "apiKey", "platformKey"],
  },
  // Of a code only the payer's phone learns; a page for phones is on another host of the vendor.
  formOrigins: ({ baseUrl }) => [VENDOR_ADDRESSES.includes(baseUrl) ? PAGES : new URL(baseUrl).origin],
  connect: wechatpayAdapter,
});
