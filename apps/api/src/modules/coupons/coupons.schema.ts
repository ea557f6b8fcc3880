import { COUPON_UNUSED } from "@catnip/domain/coupons";
import { builder } from "../../platform/builder.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { userCoupons, type UserCouponRow } from "./coupons.service.ts";

const CouponRef = builder.objectRef<UserCouponRow["coupon"]>("Coupon").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    name: t.exposeString("name"),
    applicable_scope: t.exposeString("applicable_scope", {
      description: "`any`: all games; `store`: those of `storeList`.",
    }),
    storeList: t.intList({ resolve: (coupon) => [...coupon.storeList] }),
    discount_rate: t.exposeInt("discount_rate", { description: "Percent off." }),
    ended_at: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ ended_at }) => (ended_at === null ? null : new Date(ended_at)),
    }),
  }),
});

const UserCouponRef = builder.objectRef<UserCouponRow>("UserCoupon").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    state: t.exposeInt("state", { description: "0 unused, 1 used." }),
    coupon: t.expose("coupon", { type: CouponRef }),
  }),
});

const UserCouponFilterRef = builder.inputType("UserCouponFilter", { fields: (t) => ({ state: t.int() }) });

builder.queryField("findUserCouponByMe", (t) =>
  t.field({
    type: [UserCouponRef],
    description:
      "Coupons of the signed-in user; unused ones unless the filter says otherwise, those that end first in front.",
    args: { filter: t.arg({ type: UserCouponFilterRef }) },
    resolve: async (_parent, { filter }, context) => [
      ...(await userCoupons(
        context.db,
        requireViewer(context).uuid,
        filter?.state ?? COUPON_UNUSED,
        context.now(),
      )),
    ],
  }),
);
