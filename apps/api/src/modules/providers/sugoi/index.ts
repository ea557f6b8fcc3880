import * as v from "valibot";
import { defineProvider } from "../define-provider.ts";
import { serviceAddress } from "../service-address.ts";
import { signedRedirect } from "../signed-redirect.ts";
import { POINTS } from "./points.ts";
import { SUGOI } from "./protocol.ts";

/** Sugoi: a redirect to its cashier, signed notifications, signed queries. */
export const sugoi = defineProvider({
  key: SUGOI.key,
  name: "Sugoi",
  methods: {
    "credit-card": ["USD", "TWD", "CNY"],
    sugoi: ["CNY"],
    alipay: ["CNY"],
    wechatpay: ["CNY"],
  },
  traits: { isProven: false, ownMethods: ["sugoi"], homeCountries: ["cn"] },
  meta: { points: POINTS },
  amountUnits: SUGOI.amountUnits,
  capabilities: SUGOI.capabilities,
  settings: {
    variables: {
      baseUrl: "PAYMENT_SUGOI_URL",
      merchant: "PAYMENT_SUGOI_MERCHANT",
      secret: "PAYMENT_SUGOI_KEY",
    },
    schema: (production) =>
      v.object({ baseUrl: serviceAddress(production), merchant: v.string(), secret: v.string() }),
    simulator: (bankOrigin) => ({
      baseUrl: bankOrigin,
      merchant: "CATNIP-DEV",
      secret: "sugoi-development-key-of-no-value",
    }),
    secrets: ["secret"],
  },
  formOrigins: ({ baseUrl }) => [new URL(baseUrl).origin],
  connect: (settings, reach) => signedRedirect(SUGOI, { ...settings, ...reach }),
});
