import { BRANDS } from "@catnip/brands";
import * as v from "valibot";
import { defineProvider } from "../define-provider.ts";
import type { ProviderCapabilities } from "../provider.types.ts";
import { referenceOf } from "../creditor-reference.ts";

const KEY = "manual";

const CAPABILITIES: ProviderCapabilities = {
  kind: ["manual"],
  // It has no notifications: only staff state that money arrived.
  trust: "none",
  canQuery: false,
  canClose: false,
  refund: "none",
  // Transfers take days; money that arrives later than this still counts.
  orderTtlMs: 5 * 86_400_000,
  unknownOrderQueryIsPunished: false,
};

const channel = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,31}$/, "names such as bank-transfer are needed"),
);

/** Payment through customer service: the payer quotes a reference, and staff confirm what arrived. */
export const manual = defineProvider({
  key: KEY,
  name: "Customer service",
  methods: { offline: ["CNY", "USD", "TWD"] },
  traits: { isProven: true, ownMethods: ["offline"], homeCountries: [] },
  // Only the brands that offer it; operators may add others.
  meta: {
    brands: BRANDS.filter(({ features }) => features.offlineTopUp).map(({ platform_key }) => platform_key),
  },
  amountUnits: { CNY: "minor", USD: "minor", TWD: "minor" },
  capabilities: CAPABILITIES,
  settings: {
    variables: { channels: "PAYMENT_MANUAL_CHANNELS" },
    schema: () =>
      v.object({
        channels: v.pipe(
          v.string(),
          v.transform((text) => text.split(",").map((name) => name.trim())),
          v.array(channel),
          v.minLength(1, "at least one is needed"),
        ),
      }),
    simulator: () => ({ channels: "bank-transfer,alipay,wechatpay" }),
    secrets: [],
  },
  formOrigins: () => [],
  connect: ({ channels }) => ({
    key: KEY,
    merchantAccount: "customer-service",
    capabilities: CAPABILITIES,
    channels,
    start: async ({ orderNo }) => {
      const reference = referenceOf(orderNo);
      return { next: { type: "manual", reference }, providerRef: reference, facts: [] };
    },
  }),
});
