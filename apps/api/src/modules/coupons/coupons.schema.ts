import { closedSet } from "../../platform/closed-set.ts";
import { COUPON_SCOPES, COUPON_STATES, COUPON_UNUSED } from "@catnip/domain/coupons";
import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { userCoupons, type UserCouponRow } from "./coupons.service.ts";

const CouponScopeRef = closedSet(
  "CouponScope",
  "coupons",
  COUPON_SCOPES,
  "`any`: all games; `store`: those it lists.",
);
const CouponStateRef = closedSet("CouponState", "coupons", Object.values(COUPON_STATES), "0 unused, 1 used.");

const ScopeRef = builder.objectRef<{ readonly scope_id: number }>("CouponApplicableScope").implement({
  description: "One game a coupon is good for.",
  fields: (t) => ({ scope_id: t.exposeInt("scope_id", { description: "`Store.id`." }) }),
});

/** What a coupon grants; rewards from redemption codes reference it too. */
export const CouponRef = builder.objectRef<UserCouponRow["coupon"]>("Coupon").implement({
  description: "What a coupon grants.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the coupon; many users may hold one each." }),
    name: t.exposeString("name", { description: "For people, in its author's language." }),
    applicable_scope: t.expose("applicable_scope", {
      type: CouponScopeRef,
      description: "`any`: all games; `store`: those of `coupon_applicable_scope`.",
    }),
    coupon_applicable_scope: t.field({
      type: [ScopeRef],
      description: "The games it is good for; empty with `any`.",
      resolve: ({ storeList }) => storeList.map((scope_id) => ({ scope_id })),
    }),
    storeList: t.intList({
      description: "The same games as plain numbers.",
      resolve: (coupon) => [...coupon.storeList],
    }),
    discount_rate: t.exposeInt("discount_rate", {
      description: "Whole percent off the price after the shop's discount.",
    }),
    ended_at: t.field({
      type: "DateTime",
      nullable: true,
      description: "From this moment on it cannot be used; null: it never ends.",
      resolve: ({ ended_at }) => (ended_at === null ? null : new Date(ended_at)),
    }),
  }),
});

const UserCouponRef = builder.objectRef<UserCouponRow>("UserCoupon").implement({
  description: "A coupon in the signed-in user's hands.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "One of `use_user_coupon_uuids`." }),
    state: t.expose("state", { type: CouponStateRef, description: "0 unused, 1 used." }),
    coupon: t.expose("coupon", { type: CouponRef, description: "What it grants." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When the user got it." }),
    used_at: t.expose("used_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was used; null: not yet.",
    }),
    order_uuid: t.exposeID("order_uuid", { nullable: true, description: "The purchase that used it." }),
  }),
});

const UserCouponFilterRef = builder.inputType("UserCouponFilter", {
  description: "Which coupons.",
  fields: (t) => ({ state: t.field({ type: CouponStateRef, description: "0 unused (usual), 1 used." }) }),
});

builder.queryField("findUserCouponByMe", (t) =>
  t.field({
    type: [UserCouponRef],
    description:
      "Coupons of the signed-in user, those that end first in front; unused ones unless the filter says otherwise. Unused coupons that have ended are left out. Clients ask at most once in ten minutes.",
    args: {
      filter: t.arg({ type: UserCouponFilterRef, description: "Absent: unused ones." }),
      q: t.arg({ type: PageInputRef, description: "Only `page` counts; the order is fixed." }),
      limit: t.arg.int({ description: "At most, and usually, 100." }),
    },
    resolve: async (_parent, { filter, q, limit }, context) => [
      ...(await userCoupons(context.db, requireViewer(context).uuid, {
        state: filter?.state ?? COUPON_UNUSED,
        now: context.now(),
        q,
        limit,
      })),
    ],
  }),
);
