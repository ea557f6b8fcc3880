import * as v from "valibot";
import { vendorAddress } from "../vendor-address.ts";

export type LinepaySettings = {
  readonly baseUrl: string;
  readonly channelId: string;
  readonly channelSecret: string;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_LINEPAY_URL",
  channelId: "PAYMENT_LINEPAY_CHANNEL_ID",
  channelSecret: "PAYMENT_LINEPAY_CHANNEL_SECRET",
} as const;

const LIVE = "https://api-pay.line.me";
const SANDBOX = "https://sandbox-api-pay.line.me";

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, LinepaySettings> =>
  v.object({
    baseUrl: vendorAddress(production, LIVE),
    channelId: v.pipe(v.string(), v.regex(/^\d{6,20}$/, "a channel id is needed")),
    channelSecret: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "a channel secret is needed")),
  });

/** The merchant known to the simulator in `apps/bank`. Its secret is public and worthless; production rejects it. */
export const simulator = (bankOrigin: string): Readonly<Record<string, string>> => ({
  baseUrl: `${bankOrigin}/linepay`,
  channelId: "1650000000",
  channelSecret: "a917ab6a2367b536f8e5a6e2977e06f4",
});

/** The payer's pages: hosts of their own at the vendor, and the login in front of them. */
const CASHIERS: ReadonlyMap<string, readonly string[]> = new Map([
  [LIVE, ["https://web-pay.line.me", "https://access.line.me"]],
  [SANDBOX, ["https://sandbox-web-pay.line.me", "https://access.line.me"]],
]);

/** Where a payer may be sent; an answer that says otherwise is not followed. */
export const cashierOrigins = ({ baseUrl }: Pick<LinepaySettings, "baseUrl">): readonly string[] =>
  CASHIERS.get(baseUrl) ?? [new URL(baseUrl).origin];
