// Read by the code generator; screens import the documents from `./index.ts`.

export const userCoupons = /* GraphQL */ `
  query UserCoupons {
    findUserCouponByMe(filter: { state: 0 }) {
      uuid
      state
      created_at
      coupon {
        uuid
        name
        applicable_scope
        coupon_applicable_scope {
          scope_id
        }
        storeList
        discount_rate
        ended_at
      }
    }
  }
`;
