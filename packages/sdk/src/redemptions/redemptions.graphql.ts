// Read by the code generator; screens import the documents from `./index.ts`.

export const redemptionRewardFields = /* GraphQL */ `
  fragment RedemptionRewardFields on RedemptionReward {
    key
    amount
    expires_in_days
    expires_at
    coupon_uuid
    coupon {
      name
      applicable_scope
      discount_rate
      ended_at
    }
    user_coupon_uuid
    store_id
  }
`;

export const redeemQuestRedemptionCode = /* GraphQL */ `
  mutation RedeemQuestRedemptionCode($redemption_code: String!, $locale: String!) {
    redeemQuestRedemptionCode(redemption_code: $redemption_code) {
      uuid
      rewards {
        ...RedemptionRewardFields
        store {
          id
          store_info(lang: $locale) {
            language
            name
          }
        }
      }
      account {
        type
        balance
      }
    }
  }
`;
