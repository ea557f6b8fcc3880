import { cleanLine, textLength } from "@catnip/domain/input";
import { checkRewards, type RedemptionReward, type RewardDraft } from "@catnip/domain/redemptions";
import { findBrand } from "@catnip/brands";
import { ApiError } from "../../platform/errors.ts";
import { isUuid } from "../../platform/uuid.ts";

/** What the codes of a batch are worth, for whom, and until when. */
export type BatchTerms = {
  readonly uuid: string;
  readonly campaign: string;
  readonly rewards: readonly RedemptionReward[];
  readonly count: number;
  /** Brands where they are valid; empty: all. */
  readonly platform_keys: readonly string[];
  readonly once_per_user: boolean;
  /** Null: never. */
  readonly ended_at: Date | null;
};

/** A batch as requested. */
export type NewBatch = {
  readonly uuid: string;
  readonly campaign: string;
  readonly rewards: readonly RewardDraft[];
  readonly count: number;
  readonly platform_key?: readonly string[] | null | undefined;
  readonly once_per_user?: boolean | null | undefined;
  readonly ended_at?: Date | null | undefined;
  readonly reason: string;
};

/** Most codes in one batch: as many as one answer can carry. */
const CODES_MAX = 1_000;
const CAMPAIGN_LENGTH_MAX = 80;
const REASON_LENGTH_MAX = 500;

/** Normalizes the terms of a batch. @throws ApiError `input/invalid` with the field */
export function checkBatch(input: NewBatch, now: Date): BatchTerms {
  if (!isUuid(input.uuid)) throw invalid("uuid");
  const campaign = cleanLine(input.campaign);
  if (campaign === "" || textLength(campaign) > CAMPAIGN_LENGTH_MAX) throw invalid("campaign");
  if (input.count < 1 || input.count > CODES_MAX) throw invalid("count", { min: 1, max: CODES_MAX });
  const platform_keys = [...new Set(input.platform_key)];
  if (!platform_keys.every((key) => findBrand(key) !== null)) throw invalid("platform_key");
  const ended_at = input.ended_at ?? null;
  if (ended_at !== null && ended_at <= now) throw invalid("ended_at");
  const checked = checkRewards(input.rewards);
  if ("problem" in checked) throw invalid(checked.problem.field);
  return {
    uuid: input.uuid.toLowerCase(),
    campaign,
    rewards: checked.rewards,
    count: input.count,
    platform_keys,
    once_per_user: input.once_per_user ?? true,
    ended_at,
  };
}

/** The reason for a staff action, in a few words. @throws ApiError `input/invalid` */
export function checkReason(typed: string): string {
  const reason = cleanLine(typed);
  if (reason === "" || textLength(reason) > REASON_LENGTH_MAX) throw invalid("reason");
  return reason;
}

const invalid = (field: string, facts: { readonly min?: number; readonly max?: number } = {}) =>
  new ApiError("input/invalid", `Not a valid value: ${field}`, { field, ...facts });
