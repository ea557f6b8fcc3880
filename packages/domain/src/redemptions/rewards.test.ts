import { expect, test } from "vitest";
import { REDEMPTION_REWARD_KEYS, checkRewards, type RewardDraft } from "./index.ts";
import { REDEMPTION_AMOUNT_MAX, REDEMPTION_DAYS_MAX, REDEMPTION_REWARDS_MAX } from "./rewards.ts";

const coupon = "0198c0de-0000-7000-8000-000000000001";

// R-RDM-9
test("each kind of reward is accepted", () => {
  const rewards = [
    { key: "account.meowcent", amount: 500 },
    { key: "account.silver", amount: REDEMPTION_AMOUNT_MAX, expires_in_days: REDEMPTION_DAYS_MAX },
    { key: "coupon", coupon_uuid: coupon },
    { key: "store", store_id: 7 },
  ] as const;
  expect(checkRewards(rewards)).toEqual({ rewards });
  expect(rewards.map(({ key }) => key)).toEqual(REDEMPTION_REWARD_KEYS);
});

test.each(["constructor", "__proto__", "toString"])(
  "%s is no kind of reward, whatever comes with it",
  (key) => {
    expect(checkRewards([{ key, amount: 1 }])).toEqual({ problem: { field: "rewards.0.key" } });
  },
);

test("missing fields and null fields are equivalent", () => {
  const draft = { key: "store", store_id: 7, amount: null, coupon_uuid: null, expires_in_days: undefined };
  expect(checkRewards([draft])).toEqual({ rewards: [{ key: "store", store_id: 7 }] });
});

const silver = (amount: number): RewardDraft => ({ key: "account.silver", amount });

test.each<{ says: string; rewards: readonly RewardDraft[]; field: string }>([
  { says: "an empty reward", rewards: [], field: "rewards" },
  {
    says: "more than ten rewards",
    rewards: Array.from({ length: REDEMPTION_REWARDS_MAX + 1 }, (_, id) => ({
      key: "store",
      store_id: id + 1,
    })),
    field: "rewards",
  },
  { says: "an unknown key", rewards: [{ key: "account.gold", amount: 1 }], field: "rewards.0.key" },
  { says: "a key from Object.prototype", rewards: [{ key: "constructor" }], field: "rewards.0.key" },
  { says: "no amount", rewards: [{ key: "account.silver" }], field: "rewards.0.amount" },
  { says: "an amount of zero", rewards: [silver(0)], field: "rewards.0.amount" },
  { says: "a negative amount", rewards: [silver(-1)], field: "rewards.0.amount" },
  { says: "half a meowcent", rewards: [silver(1.5)], field: "rewards.0.amount" },
  {
    says: "an amount that is too large",
    rewards: [silver(REDEMPTION_AMOUNT_MAX + 1)],
    field: "rewards.0.amount",
  },
  {
    says: "an expiry less than a day away",
    rewards: [{ ...silver(1), expires_in_days: 0 }],
    field: "rewards.0.expires_in_days",
  },
  {
    says: "an expiry too far away",
    rewards: [{ ...silver(1), expires_in_days: REDEMPTION_DAYS_MAX + 1 }],
    field: "rewards.0.expires_in_days",
  },
  { says: "no coupon", rewards: [{ key: "coupon" }], field: "rewards.0.coupon_uuid" },
  { says: "no game", rewards: [{ key: "store" }], field: "rewards.0.store_id" },
  { says: "game 0", rewards: [{ key: "store", store_id: 0 }], field: "rewards.0.store_id" },
  {
    says: "a field that does not belong to the key",
    rewards: [silver(1), { key: "store", store_id: 7, amount: 5 }],
    field: "rewards.1.amount",
  },
  {
    says: "a coupon with its own expiry",
    rewards: [{ key: "coupon", coupon_uuid: coupon, expires_in_days: 1 }],
    field: "rewards.0.expires_in_days",
  },
  { says: "silver twice", rewards: [silver(1), silver(2)], field: "rewards.1.key" },
  {
    says: "the same game twice",
    rewards: [
      { key: "store", store_id: 7 },
      { key: "store", store_id: 7 },
    ],
    field: "rewards.1.key",
  },
  {
    says: "the same coupon twice",
    rewards: [
      { key: "coupon", coupon_uuid: coupon },
      { key: "coupon", coupon_uuid: coupon },
    ],
    field: "rewards.1.key",
  },
])("$says: the invalid field is $field", ({ rewards, field }) => {
  expect(checkRewards(rewards)).toEqual({ problem: { field } });
});
