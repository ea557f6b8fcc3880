import { decodeRedemptionCode, type RedemptionReward } from "@catnip/domain/redemptions";
import { randomUUID } from "node:crypto";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { orApiError, type Account } from "../wallets/index.ts";
import { codeMac } from "./code-mac.ts";

/** What a user got for a code. */
export type Redemption = {
  readonly uuid: string;
  readonly rewards: readonly GivenReward[];
  /** The wallet afterwards. */
  readonly account: readonly Account[];
};

/** A reward as granted. */
export type GivenReward = RedemptionReward & {
  readonly expires_at_ms?: number;
  readonly user_coupon_uuid?: string;
};

/**
 * Redeems a code for the logged-in user: the claim and all rewards are one call to the database, so a code pays out
 * once, however often and by whomever it is sent.
 *
 * A wrong code, an expired one and one of another brand get the same answer. A code that cannot be redeemed for another
 * reason (a game already owned, the campaign already used) stays valid for others.
 *
 * @param base64 the code in base64; decoded exactly once (R-RDM-2)
 * @throws ApiError `quest/redemption-code-invalid`; `quest/redemption-code-used`, also on one's own retry;
 *   `quest/campaign-redeemed`, `store/already-owned`, `quest/own-codes` for its creator and approver,
 *   `auth/id-token-expired` for an ended session
 */
export async function redeemCode(context: RequestContext, base64: string): Promise<Redemption> {
  const viewer = requireViewer(context);
  const typed = decodeRedemptionCode(base64);
  const mac = typed === null ? null : codeMac(context.config, typed);
  if (mac === null) throw new ApiError("quest/redemption-code-invalid", "This is not one of our codes.");
  const wanted = {
    uuid: randomUUID(),
    order_uuid: randomUUID(),
    mac: mac.toString("hex"),
    user_uuid: viewer.uuid,
    sid: viewer.sid,
    platform_key: context.platformKey,
    now_ms: context.now().getTime(),
  };
  const [row] = await orApiError(
    read<{ redemption: Redemption }>(context.db, "select redeem_code($1) as redemption", [
      JSON.stringify(wanted),
    ]),
  );
  if (!row) throw new Error("A code was redeemed, but nothing came back");
  return row.redemption;
}
