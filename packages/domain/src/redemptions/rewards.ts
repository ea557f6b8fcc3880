/**
 * The rewards of a code. Keys that start with `account` change the wallet (R-RDM-9).
 *
 * Amounts in meowcent. `expires_in_days` counts from redemption; absent: never expires.
 */
export type RedemptionReward =
  | {
      readonly key: "account.meowcent" | "account.silver";
      readonly amount: number;
      readonly expires_in_days?: number;
    }
  | { readonly key: "coupon"; readonly coupon_uuid: string }
  | { readonly key: "store"; readonly store_id: number };

export type RedemptionRewardKey = RedemptionReward["key"];

export const REDEMPTION_REWARD_KEYS = [
  "account.meowcent",
  "account.silver",
  "coupon",
  "store",
] as const satisfies readonly RedemptionRewardKey[];

/** Maximum number of rewards per code. */
export const REDEMPTION_REWARDS_MAX = 10;
/** Maximum coin or silver per reward, in meowcent: a thousand coins. Limits the damage of a typo. */
export const REDEMPTION_AMOUNT_MAX = 100_000;
/** Maximum lifetime of granted coins: ten years. */
export const REDEMPTION_DAYS_MAX = 3_650;

/** An unvalidated reward: any field may be missing or superfluous. */
export type RewardDraft = {
  readonly key: string;
  readonly amount?: number | null | undefined;
  readonly expires_in_days?: number | null | undefined;
  readonly coupon_uuid?: string | null | undefined;
  readonly store_id?: number | null | undefined;
};

/** The rewards, or the path of the first invalid field: `field` as in `rewards.1.amount`. */
type CheckedRewards =
  | { readonly rewards: readonly RedemptionReward[] }
  | { readonly problem: { readonly field: string } };

/**
 * Validates the rewards of a code: at least one, each kind of wallet reward and each game at most once, no fields that
 * do not belong to the key, amounts within bounds.
 */
export function checkRewards(drafts: readonly RewardDraft[]): CheckedRewards {
  if (drafts.length === 0 || drafts.length > REDEMPTION_REWARDS_MAX) return { problem: { field: "rewards" } };
  const seen = new Set<string>();
  const rewards: RedemptionReward[] = [];
  for (const [index, draft] of drafts.entries()) {
    const checked = checkReward(draft);
    if ("field" in checked) return { problem: { field: `rewards.${index}.${checked.field}` } };
    const identity = identityOf(checked);
    // Two lots of the same kind in one transfer would be indistinguishable; a game cannot be owned twice.
    if (seen.has(identity)) return { problem: { field: `rewards.${index}.key` } };
    seen.add(identity);
    rewards.push(checked);
  }
  return { rewards };
}

function checkReward(draft: RewardDraft): RedemptionReward | { readonly field: string } {
  const stray = FIELDS.find(
    (field) => isGiven(draft[field]) && !(FIELDS_OF.get(draft.key) ?? []).includes(field),
  );
  switch (draft.key) {
    case "account.meowcent":
    case "account.silver": {
      const { amount, expires_in_days } = draft;
      if (!isWithin(amount, REDEMPTION_AMOUNT_MAX)) return { field: "amount" };
      if (isGiven(expires_in_days) && !isWithin(expires_in_days, REDEMPTION_DAYS_MAX))
        return { field: "expires_in_days" };
      if (stray) return { field: stray };
      return { key: draft.key, amount, ...(isGiven(expires_in_days) ? { expires_in_days } : {}) };
    }
    case "coupon":
      if (!isGiven(draft.coupon_uuid)) return { field: "coupon_uuid" };
      return stray ? { field: stray } : { key: draft.key, coupon_uuid: draft.coupon_uuid };
    case "store":
      if (!isWithin(draft.store_id, STORE_ID_MAX)) return { field: "store_id" };
      return stray ? { field: stray } : { key: draft.key, store_id: draft.store_id };
    default:
      return { field: "key" };
  }
}

type Field = Exclude<keyof RewardDraft, "key">;
const FIELDS: readonly Field[] = ["amount", "expires_in_days", "coupon_uuid", "store_id"];
/** A map, since the key is user input. */
const FIELDS_OF: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ["account.meowcent", ["amount", "expires_in_days"]],
  ["account.silver", ["amount", "expires_in_days"]],
  ["coupon", ["coupon_uuid"]],
  ["store", ["store_id"]],
]);

function identityOf(reward: RedemptionReward): string {
  if (reward.key === "coupon") return `coupon ${reward.coupon_uuid}`;
  return reward.key === "store" ? `store ${reward.store_id}` : reward.key;
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const isWithin = (value: number | null | undefined, max: number): value is number =>
  isGiven(value) && Number.isInteger(value) && value >= 1 && value <= max;

/** The greatest 32-bit integer. */
const STORE_ID_MAX = 2_147_483_647;
