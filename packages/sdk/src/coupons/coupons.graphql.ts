// Read by the code generator; screens import the documents from `./index.ts`.

export const userCoupons = /* GraphQL */ `
  query UserCoupons {
    findUserCouponByMe(filter: { state: 0 }) {
      uuid
      state
      coupon {
        uuid
        name
        applicable_scope
        storeList
        discount_rate
        ended_at
      }
    }
  }
`;
