import { plantRedemptionCodes, redeemCode } from "@catnip/api/modules/redemptions/index.ts";
import { NOW } from "@catnip/api/modules/orders/testing/shop.ts";
import type { RequestContext, Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { encodeRedemptionCode, newRedemptionCode } from "@catnip/domain/redemptions";
import { randomBytes, randomUUID } from "node:crypto";

const CONFIG = {
  production: false,
  port: 4000,
  dataDir: "",
  databaseUrl: undefined,
  secret: "5e".repeat(32),
  originPattern: "http://{site}.localhost:{port}",
};

/** What each planted code is worth. */
export const CODE = { meowcent: 100, silver: 7 } as const;

/** Issues codes of one campaign, each for some coins and silver. */
export async function plantCodes(
  db: Database,
  count: number,
  { once = false }: { readonly once?: boolean } = {},
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, () => newRedemptionCode(randomBytes(16)));
  await plantRedemptionCodes(
    { config: CONFIG, db, now: () => NOW },
    {
      uuid: randomUUID(),
      campaign: `faults ${randomUUID()}`,
      rewards: [
        { key: "account.meowcent", amount: CODE.meowcent },
        { key: "account.silver", amount: CODE.silver },
      ],
      count,
      platform_keys: [],
      once_per_user: once,
      ended_at: null,
    },
    codes,
  );
  return codes;
}

/** The outcome: `done`, or the error code. */
export async function redeem(db: Database, viewer: Viewer, code: string, now = NOW): Promise<string> {
  const context: RequestContext = {
    config: CONFIG,
    db,
    now: () => now,
    viewer,
    requestId: randomUUID(),
    address: "192.0.2.1",
    platformKey: "international",
    loaders: new Map(),
  };
  try {
    await redeemCode(context, encodeRedemptionCode(code) ?? "");
    return "done";
  } catch (fault) {
    if (fault instanceof ApiError) return fault.code;
    throw fault;
  }
}
