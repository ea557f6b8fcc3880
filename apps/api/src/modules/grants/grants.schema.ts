import { GRANT_REASONS, GRANT_STATES } from "@catnip/domain/grants";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { RewardInputRef, RewardRef } from "../redemptions/index.ts";
import { addGrant } from "./add-grant.ts";
import { confirmGrant, withdrawGrant } from "./decide-grant.ts";
import { findGrants } from "./find-grants.ts";
import type { GrantDelivery, GrantReversal, PlatformGrant } from "./grant-row.ts";
import { takeBackGrant } from "./take-back-grant.ts";

export const GrantReasonRef = closedSet(
  "GrantReason",
  "grants",
  GRANT_REASONS,
  "Why the shop gave something. Clients have the words.",
);

const GrantStateRef = closedSet(
  "GrantState",
  "grants",
  GRANT_STATES,
  "`pending`: it waits for a second person; `given`; `withdrawn`: it is not given.",
);

const REASON = "For the audit log, at most 500 characters.";

const ReversalRef = builder.objectRef<GrantReversal>("GrantReversal").implement({
  description: "What was taken back of a delivery.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made; also of the ledger transfer." }),
    amount: t.expose("amount", {
      type: "Amount",
      description: "Coin or silver, in meowcent; 0 for a coupon and a game.",
    }),
    why: t.exposeString("why", { description: "In words of staff." }),
    created_by: t.exposeID("created_by", { description: "Who took it back." }),
    created_at: t.field({
      type: "DateTime",
      description: "When.",
      resolve: ({ created_at_ms }) => new Date(created_at_ms),
    }),
  }),
});

const DeliveryRef = builder.objectRef<GrantDelivery>("GrantDelivery").implement({
  description: "What one player got of a grant.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the delivery, and of its ledger transfer." }),
    user_uuid: t.exposeID("user_uuid", { description: "Who got it." }),
    reward: t.expose("reward", { type: RewardRef, description: "As given, with its end." }),
    order_uuid: t.exposeID("order_uuid", { nullable: true, description: "The order that brought a game." }),
    created_at: t.field({
      type: "DateTime",
      description: "When.",
      resolve: ({ created_at_ms }) => new Date(created_at_ms),
    }),
    reversals: t.field({
      type: [ReversalRef],
      description: "What was taken back of it, oldest first.",
      resolve: ({ reversals }) => [...reversals],
    }),
  }),
});

const GrantRef = builder.objectRef<PlatformGrant>("PlatformGrant").implement({
  description: "What staff give to players. For support, finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made." }),
    platform_key: t.exposeString("platform_key", { description: "The shop in whose name it is given." }),
    reward: t.field({
      type: RewardRef,
      description: "What each player gets.",
      resolve: ({ reward }) => reward,
    }),
    user_uuids: t.idList({ description: "Who gets it.", resolve: ({ user_uuids }) => [...user_uuids] }),
    reason_code: t.expose("reason_code", { type: GrantReasonRef, description: "Why, as players read it." }),
    reason: t.exposeString("reason", { description: "Why, in words of staff; players do not see them." }),
    worth: t.expose("worth", {
      type: "Amount",
      description:
        "The most it can cost the shop, in meowcent: games at their list price, coupons as if used on the dearest game.",
    }),
    needs_confirmation: t.exposeBoolean("needs_confirmation", {
      description: "Whether it was more than one person may give alone within 24 hours, or one player get.",
    }),
    state: t.expose("state", { type: GrantStateRef, description: "What became of it." }),
    created_by: t.exposeID("created_by", { description: "Who made it; they cannot confirm it." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When." }),
    decided_by: t.exposeID("decided_by", { nullable: true, description: "Who confirmed or withdrew it." }),
    decided_at: t.expose("decided_at", { type: "DateTime", nullable: true, description: "When." }),
    decided_why: t.exposeString("decided_why", { nullable: true, description: "Why, in words of staff." }),
    deliveries: t.field({
      type: [DeliveryRef],
      description: "What the players got; none while it waits.",
      resolve: ({ deliveries }) => [...deliveries],
    }),
  }),
});

builder.queryField("findGrant", (t) =>
  t.field({
    type: [GrantRef],
    description: "Grants, newest first. For support, finance and root.",
    args: {
      state: t.arg({ type: GrantStateRef, description: "Only these." }),
      user_uuid: t.arg.id({ description: "Only those that name this player." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [...(await findGrants(context, args))],
  }),
);

builder.mutationField("addGrant", (t) =>
  t.field({
    type: GrantRef,
    description:
      "Gives coins, silver, a coupon or a game to players and tells them, for support, finance and root: all of them get it, or none. Worth more than one person may give alone within 24 hours, or one player get, it waits for `confirmGrant`. Refusals: `auth/forbidden` for a gift to oneself, `store/already-owned` with `user_uuid` in the facts, `request/id-conflict`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; the same grant again is answered again." }),
      platform_key: t.arg.string({
        required: true,
        description: "The shop in whose name it is given; one without silver gives none.",
      }),
      reward: t.arg({ type: RewardInputRef, required: true, description: "What each player gets." }),
      user_uuid: t.arg.idList({ required: true, description: "1 to 100 players; each gets it once." }),
      reason_code: t.arg({ type: GrantReasonRef, required: true, description: "Why, as players read it." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => addGrant(context, args),
  }),
);

type MutationFields = Parameters<Parameters<typeof builder.mutationField>[1]>[0];

/** What a second person says about a grant that waits. */
const decision = (t: MutationFields, description: string, decide: typeof confirmGrant) =>
  t.field({
    type: GrantRef,
    description,
    args: {
      uuid: t.arg.id({ required: true, description: "The grant." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => decide(context, args),
  });

builder.mutationField("confirmGrant", (t) =>
  decision(
    t,
    "Confirms a grant that another member of staff made, for finance and root; the players get it now. `auth/forbidden` for its maker and for a player of it, `input/invalid` for one that needs no confirmation, `request/version-conflict` for one that was withdrawn; other refusals as of `addGrant`.",
    confirmGrant,
  ),
);

builder.mutationField("withdrawGrant", (t) =>
  decision(
    t,
    "Withdraws a grant that waits, for support, finance and root: it is not given. `request/version-conflict` for one that was confirmed.",
    withdrawGrant,
  ),
);

builder.mutationField("takeBackGrant", (t) =>
  t.field({
    type: GrantRef,
    description:
      "Takes back what one player has not spent, for finance and root: the rest of the coins or silver, an unused coupon, a game that was neither played nor downloaded. `request/version-conflict`: nothing of it is left.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; the same one again takes nothing more." }),
      delivery_uuid: t.arg.id({ required: true, description: "`GrantDelivery.uuid`." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => takeBackGrant(context, args),
  }),
);
