import { findBrand } from "@catnip/brands";
import { GRANT_PLAYERS_MAX, type GrantReason } from "@catnip/domain/grants";
import { checkRewards, type RedemptionReward, type RewardDraft } from "@catnip/domain/redemptions";
import { ApiError } from "../../platform/errors.ts";
import { cleanReason } from "../../platform/reason.ts";
import { isUuid } from "../../platform/uuid.ts";

/** A grant as requested. */
export type NewGrant = {
  readonly uuid: string;
  readonly platform_key: string;
  readonly reward: RewardDraft;
  readonly user_uuid: readonly string[];
  readonly reason_code: GrantReason;
  readonly reason: string;
};

/** What is given to whom, and why. */
export type GrantTerms = {
  readonly uuid: string;
  readonly platform_key: string;
  readonly reward: RedemptionReward;
  /** Each once, sorted: the same players in another order are the same grant. */
  readonly user_uuids: readonly string[];
  readonly reason_code: GrantReason;
  readonly reason: string;
};

/** Normalizes a grant. @throws ApiError `input/invalid` with the field */
export function checkGrant(input: NewGrant): GrantTerms {
  if (!isUuid(input.uuid)) throw invalid("uuid");
  const brand = findBrand(input.platform_key);
  if (brand === null) throw invalid("platform_key");
  const checked = checkRewards([input.reward]);
  if ("problem" in checked) throw invalid(checked.problem.field.replace(/^rewards(\.0)?/, "reward"));
  const [reward] = checked.rewards;
  if (!reward) throw invalid("reward");
  // There the player could neither see nor spend it (R-GRT-2).
  if (reward.key === "account.silver" && !brand.features.silver) throw invalid("reward.key");
  const user_uuids = [...new Set(input.user_uuid.map((uuid) => uuid.toLowerCase()))].toSorted();
  if (user_uuids.length === 0 || user_uuids.length > GRANT_PLAYERS_MAX || !user_uuids.every(isUuid))
    throw invalid("user_uuid", { min: 1, max: GRANT_PLAYERS_MAX });
  const { platform_key, reason_code } = input;
  return {
    uuid: input.uuid.toLowerCase(),
    platform_key,
    reward: reward.key === "coupon" ? { ...reward, coupon_uuid: reward.coupon_uuid.toLowerCase() } : reward,
    user_uuids,
    reason_code,
    reason: cleanReason(input.reason),
  };
}

export const invalid = (field: string, facts: { readonly min?: number; readonly max?: number } = {}) =>
  new ApiError("input/invalid", `Not a valid value: ${field}`, { field, ...facts });
