import * as v from "valibot";
import { defineProvider } from "../define-provider.ts";
import type { ProviderCapabilities } from "../provider.types.ts";
import { serviceAddress } from "../service-address.ts";
import { readOrderExport } from "./order-export.ts";

const KEY = "taobao";

const CAPABILITIES: ProviderCapabilities = {
  kind: ["voucher"],
  // The shop there sends no notifications: one of our codes coming back proves that it was sold.
  trust: "none",
  canQuery: false,
  canClose: false,
  refund: "none",
  // The payer has to buy the code first, and may take days.
  orderTtlMs: 5 * 86_400_000,
  unknownOrderQueryIsPunished: false,
};

/** Vouchers: our shop on Taobao sells codes that we minted, and a code pays for a top-up. */
export const taobao = defineProvider({
  key: KEY,
  name: "Taobao",
  methods: { taobao: ["CNY"] },
  traits: { isProven: true, ownMethods: ["taobao"], homeCountries: ["cn"] },
  amountUnits: { CNY: "decimal" },
  capabilities: CAPABILITIES,
  settings: {
    variables: { shopUrl: "PAYMENT_TAOBAO_URL" },
    schema: (production) => v.object({ shopUrl: serviceAddress(production) }),
    simulator: (bankOrigin) => ({ shopUrl: `${bankOrigin}/taobao/shop` }),
    secrets: [],
  },
  formOrigins: () => [],
  connect: ({ shopUrl }) => ({
    key: KEY,
    merchantAccount: "voucher-shop",
    capabilities: CAPABILITIES,
    vouchers: { readSales: readOrderExport },
    start: async () => ({ next: { type: "voucher", shopUrl }, facts: [] }),
  }),
});
