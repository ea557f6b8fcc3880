import { REDEMPTION_REWARD_KEYS } from "@catnip/domain/redemptions";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { loader } from "../../platform/loader.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { CouponRef } from "../coupons/coupons.schema.ts";
import { couponsByUuid } from "../coupons/index.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { redeemCode, type GivenReward, type Redemption } from "./redeem-code.ts";
import {
  addRedemptionCodes,
  approveRedemptionCodes,
  endRedemptionCodes,
  findRedemptionBatches,
  type RedemptionBatch,
} from "./redemption-batches.ts";

const RewardKeyRef = closedSet(
  "RedemptionRewardKey",
  "redemptions",
  REDEMPTION_REWARD_KEYS,
  "What a reward gives; those of `account` change the wallet.",
);

const COUPONS = Symbol("coupons of rewards");

export const RewardRef = builder.objectRef<GivenReward>("RedemptionReward").implement({
  description: "One thing that a reward code or a grant gives.",
  fields: (t) => ({
    key: t.expose("key", {
      type: RewardKeyRef,
      description:
        "`account.meowcent`, `account.silver`, `coupon` or `store`. After keys that start with `account` the wallet has changed: ask `me` again.",
    }),
    amount: t.field({
      type: "Amount",
      nullable: true,
      description: "Of coin or silver, in meowcent; null for other rewards.",
      resolve: (reward) => ("amount" in reward ? reward.amount : null),
    }),
    expires_in_days: t.int({
      nullable: true,
      description: "How long given coin or silver lasts, in days from getting it; null: for ever.",
      resolve: (reward) => ("amount" in reward ? (reward.expires_in_days ?? null) : null),
    }),
    expires_at: t.field({
      type: "DateTime",
      nullable: true,
      description: "When coin or silver ends that was given; null: never, or not given yet.",
      resolve: ({ expires_at_ms }) => (expires_at_ms === undefined ? null : new Date(expires_at_ms)),
    }),
    coupon_uuid: t.id({
      nullable: true,
      description: "`Coupon.uuid` of a `coupon` reward.",
      resolve: (reward) => (reward.key === "coupon" ? reward.coupon_uuid : null),
    }),
    coupon: t.field({
      type: CouponRef,
      nullable: true,
      description: "The coupon of a `coupon` reward.",
      resolve: (reward, _args, context) =>
        reward.key === "coupon"
          ? loader(context, COUPONS, (uuids: readonly string[]) => couponsByUuid(context.db, uuids)).load(
              reward.coupon_uuid,
            )
          : null,
    }),
    user_coupon_uuid: t.id({
      nullable: true,
      description: "The coupon in the user's hands, as `findUserCouponByMe` lists it; null until given.",
      resolve: ({ user_coupon_uuid }) => user_coupon_uuid ?? null,
    }),
    store_id: t.int({
      nullable: true,
      description: "The game of a `store` reward.",
      resolve: (reward) => (reward.key === "store" ? reward.store_id : null),
    }),
    store: t.field({
      type: StoreRef,
      nullable: true,
      description: "The game of a `store` reward.",
      resolve: (reward, _args, context) =>
        reward.key === "store" ? loadStore(context, reward.store_id) : null,
    }),
  }),
});

const RedemptionRef = builder.objectRef<Redemption>("Redemption").implement({
  description: "What the signed-in user got for a reward code.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the redemption, and of its ledger transfer." }),
    rewards: t.field({
      type: [RewardRef],
      description: "What was given.",
      resolve: ({ rewards }) => [...rewards],
    }),
    account: t.field({
      type: [AccountRef],
      description: "The wallet afterwards.",
      resolve: ({ account }) => [...account],
    }),
  }),
});

builder.mutationField("redeemQuestRedemptionCode", (t) =>
  t.field({
    type: RedemptionRef,
    description:
      "Redeems a reward code. Refusals: `quest/redemption-code-invalid` (unknown, ended or of another brand; `ended` in the facts), `quest/redemption-code-used` (`by_you` in the facts), `quest/campaign-redeemed` and `store/already-owned` (the code stays good), `quest/own-codes` for the code's maker and approver. Sending it again gives nothing more.",
    args: {
      redemption_code: t.arg.string({
        required: true,
        description: "The code in base64. Spaces, hyphens, small letters and look-alikes are understood.",
      }),
    },
    resolve: (_parent, { redemption_code }, context) => redeemCode(context, redemption_code),
  }),
);

const BatchRef = builder.objectRef<RedemptionBatch>("RedemptionBatch").implement({
  description: "Reward codes that were made together. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made when the codes were." }),
    campaign: t.exposeString("campaign", {
      description: "Batches of one campaign count together where a user may redeem only once.",
    }),
    rewards: t.field({
      type: [RewardRef],
      description: "What each code is worth.",
      resolve: ({ rewards }) => [...rewards],
    }),
    count: t.exposeInt("count", { description: "How many codes were made." }),
    redeemed: t.exposeInt("redeemed", { description: "How many of them have been redeemed." }),
    platform_keys: t.stringList({
      description: "Brands where the codes are good; empty: all.",
      resolve: ({ platform_keys }) => [...platform_keys],
    }),
    once_per_user: t.exposeBoolean("once_per_user", {
      description: "Whether a user may redeem only one code of the campaign.",
    }),
    ended_at: t.expose("ended_at", {
      type: "DateTime",
      nullable: true,
      description: "From this moment on the codes are good for nothing; null: never.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When they were made." }),
    created_by: t.exposeID("created_by", {
      nullable: true,
      description:
        "Who made them; they can neither approve nor redeem them. Null: planted with the demo shop.",
    }),
    worth: t.expose("worth", {
      type: "Amount",
      description:
        "The most that all codes together can cost the shop, in meowcent: games at their list price, coupons as if used on the dearest game.",
    }),
    needs_approval: t.exposeBoolean("needs_approval", {
      description:
        "Whether someone else must approve the batch, because its maker made more than 100,000 meowcent's worth within a day. Until then its codes are invalid.",
    }),
    approved_by: t.exposeID("approved_by", {
      nullable: true,
      description: "Who approved it; they cannot redeem its codes.",
    }),
    approved_at: t.expose("approved_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was approved; null: not yet, or not needed.",
    }),
  }),
});

type NewCodes = { readonly batch: RedemptionBatch; readonly codes: readonly string[] };

const NewCodesRef = builder.objectRef<NewCodes>("NewRedemptionCodes").implement({
  description: "Codes that were just made.",
  fields: (t) => ({
    batch: t.expose("batch", { type: BatchRef, description: "What they are worth." }),
    codes: t.stringList({
      description: "The codes in plain. They are stored nowhere and never answered again.",
      resolve: ({ codes }) => [...codes],
    }),
  }),
});

export const RewardInputRef = builder.inputType("RedemptionRewardInput", {
  description: "Only the fields that belong to the key may be given.",
  fields: (t) => ({
    key: t.field({
      type: RewardKeyRef,
      required: true,
      description: "`account.meowcent`, `account.silver`, `coupon` or `store`.",
    }),
    amount: t.int({ description: "Of coin or silver, in meowcent; at most 100,000." }),
    expires_in_days: t.int({ description: "How long given coin or silver lasts; absent: for ever." }),
    coupon_uuid: t.id({ description: "Must not end before the codes do; for a grant, not have ended." }),
    store_id: t.int({ description: "A published game." }),
  }),
});

builder.mutationField("addRedemptionCodes", (t) =>
  t.field({
    type: NewCodesRef,
    description:
      "Makes reward codes, for finance and root. The plain codes are answered once. Worth more than one person may make alone within 24 hours, they are good only after `approveRedemptionCodes`.",
    args: {
      uuid: t.arg.id({
        required: true,
        description: "Client-made id of the batch; used again it is refused with `request/id-conflict`.",
      }),
      campaign: t.arg.string({ required: true, description: "At most 80 characters." }),
      rewards: t.arg({ type: [RewardInputRef], required: true, description: "One to ten." }),
      count: t.arg.int({ required: true, description: "1 to 1,000." }),
      platform_key: t.arg.stringList({ description: "Brands where the codes are good; absent: all." }),
      once_per_user: t.arg.boolean({
        defaultValue: true,
        description: "Whether a user may redeem only one code of the campaign.",
      }),
      ended_at: t.arg({ type: "DateTime", description: "In the future; absent: never." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
    },
    resolve: (_parent, args, context) => addRedemptionCodes(context, args),
  }),
);

builder.mutationField("approveRedemptionCodes", (t) =>
  t.field({
    type: BatchRef,
    description:
      "Approves the codes of a batch that needs it, for finance and root; from then on they are good. Refusals: `quest/own-codes` for the batch's maker, `input/invalid` for a batch that is not there or needs no approval.",
    args: {
      uuid: t.arg.id({ required: true, description: "The batch." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
    },
    resolve: (_parent, args, context) => approveRedemptionCodes(context, args),
  }),
);

builder.mutationField("endRedemptionCodes", (t) =>
  t.field({
    type: BatchRef,
    description: "Ends the codes of a batch now, for finance and root. What was redeemed stays.",
    args: {
      uuid: t.arg.id({ required: true, description: "The batch." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
    },
    resolve: (_parent, args, context) => endRedemptionCodes(context, args),
  }),
);

builder.queryField("findRedemptionBatch", (t) =>
  t.field({
    type: [BatchRef],
    description: "Batches of reward codes, newest first. For finance and root.",
    args: {
      q: t.arg({ type: PageInputRef, description: "Only `page` counts; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { q, limit }, context) => [...(await findRedemptionBatches(context, q, limit))],
  }),
);
