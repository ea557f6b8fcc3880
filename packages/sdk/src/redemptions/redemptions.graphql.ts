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

export const redemptionBatchFields = /* GraphQL */ `
  fragment RedemptionBatchFields on RedemptionBatch {
    uuid
    campaign
    rewards {
      ...RedemptionRewardFields
    }
    count
    redeemed
    platform_keys
    once_per_user
    ended_at
    created_at
  }
`;

export const redemptionBatches = /* GraphQL */ `
  query RedemptionBatches($q: PageInput, $limit: Int) {
    findRedemptionBatch(q: $q, limit: $limit) {
      ...RedemptionBatchFields
    }
  }
`;

export const addRedemptionCodes = /* GraphQL */ `
  mutation AddRedemptionCodes(
    $uuid: ID!
    $campaign: String!
    $rewards: [RedemptionRewardInput!]!
    $count: Int!
    $platform_key: [String!]
    $once_per_user: Boolean
    $ended_at: DateTime
    $reason: String!
  ) {
    addRedemptionCodes(
      uuid: $uuid
      campaign: $campaign
      rewards: $rewards
      count: $count
      platform_key: $platform_key
      once_per_user: $once_per_user
      ended_at: $ended_at
      reason: $reason
    ) {
      batch {
        ...RedemptionBatchFields
      }
      codes
    }
  }
`;

export const endRedemptionCodes = /* GraphQL */ `
  mutation EndRedemptionCodes($uuid: ID!, $reason: String!) {
    endRedemptionCodes(uuid: $uuid, reason: $reason) {
      ...RedemptionBatchFields
    }
  }
`;
