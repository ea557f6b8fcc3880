// Read by the code generator; screens import the documents from `./index.ts`.

export const myGames = /* GraphQL */ `
  query MyGames($platform_key: String!, $page: Int) {
    findStoreOrder(state: 1, limit: 100, q: { page: $page }) {
      uuid
      store_id
    }
    findCartStore(platform_key: $platform_key, state: 0, limit: 100, q: { page: $page }) {
      uuid
      store_id
    }
    findWishlist(limit: 100, q: { page: $page }) {
      uuid
      store_id
    }
  }
`;

export const storeOrders = /* GraphQL */ `
  query StoreOrders($locale: String!, $q: PageInput, $limit: Int) {
    findStoreOrder(state: 1, q: $q, limit: $limit) {
      uuid
      store_id
      state
      price_paid
      created_at
      updated_at
      last_played_at
      refund {
        order_uuid
        refusal
        until
      }
      store {
        ...StoreLine
        game_pack {
          official_app {
            platform
            language
            version
            released_at
            updated_at
          }
        }
      }
    }
  }
`;

/** Whether the player can buy at all. */
export const purchaseFreeze = /* GraphQL */ `
  query PurchaseFreeze {
    me(role: "player") {
      uuid
      purchase_freeze {
        owed
        disputed
      }
    }
  }
`;

/** The games a player had open last. */
export const playedStores = /* GraphQL */ `
  query PlayedStores($locale: String!, $limit: Int!) {
    findStoreOrder(state: 1, q: { orderField: "last_played_at-desc" }, limit: $limit) {
      uuid
      store_id
      last_played_at
      store {
        ...StoreLine
      }
    }
  }
`;

export const accountLog = /* GraphQL */ `
  query AccountLog(
    $action_type: AccountAction = "consume"
    $q: PageInput
    $limit: Int
    $created_from: DateTime
    $created_before: DateTime
  ) {
    findAccountLog(
      action_type: $action_type
      q: $q
      limit: $limit
      created_from: $created_from
      created_before: $created_before
    ) {
      total
      list {
        id
        state
        action_type
        silver
        coin
        deducted_amount
        created_at
        updated_at
        order_uuid
        payment_order_no
        currency_id
        pay_amount
        tax_amount
        tax
        money_back {
          kind
          coin
          silver
          pay_amount
        }
        gift {
          reason
          coupon_percents
        }
        store_names {
          lang
          key
          value
        }
      }
    }
  }
`;

export const accountStatement = /* GraphQL */ `
  query AccountStatement($type: AccountType!, $q: PageInput, $limit: Int) {
    findAccountStatement(type: $type, q: $q, limit: $limit) {
      total
      list {
        id
        action_type
        amount
        balance
        created_at
      }
    }
  }
`;

export const statementPage = /* GraphQL */ `
  query StatementPage(
    $type: AccountType!
    $action_type: AccountAction
    $q: PageInput
    $limit: Int
    $created_from: DateTime
    $created_before: DateTime
  ) {
    findAccountStatement(
      type: $type
      action_type: $action_type
      q: $q
      limit: $limit
      created_from: $created_from
      created_before: $created_before
    ) {
      total
      list {
        id
        action_type
        amount
        balance
        created_at
        log {
          id
          state
          action_type
          silver
          coin
          deducted_amount
          created_at
          updated_at
          order_uuid
          payment_order_no
          currency_id
          pay_amount
          tax_amount
          tax
          money_back {
            kind
            coin
            silver
            pay_amount
          }
          gift {
            reason
            coupon_percents
          }
          store_names {
            lang
            key
            value
          }
        }
      }
    }
  }
`;

export const walletLots = /* GraphQL */ `
  query WalletLots($type: AccountType!) {
    findWalletLots(type: $type) {
      total
      list {
        id
        origin
        granted
        remaining
        paid_minor
        paid_currency
        paid_back_minor
        expires_at
        created_at
      }
    }
  }
`;

export const statementExport = /* GraphQL */ `
  query StatementExport($type: AccountType!, $after: String) {
    findStatementExport(type: $type, after: $after) {
      lines
      next
    }
  }
`;

export const storeForCheckout = /* GraphQL */ `
  query StoreForCheckout($platform_key: String!, $id: Int!, $locale: String!) {
    findStore(platform_key: $platform_key, id: $id, locale: $locale) {
      list {
        ...StoreLine
      }
    }
    getConfig2(platform_key: $platform_key) {
      price_rate {
        country
        ratio_bp
      }
      coin_rate {
        currency_id
        minor_per_100_coins
      }
    }
  }
`;

export const checkoutFields = /* GraphQL */ `
  fragment CheckoutFields on CheckoutResult {
    ... on CheckoutDone {
      uuid
      total
      silver
      coin
      store_ids
      account {
        type
        balance
      }
    }
    ... on CheckoutPriceChanged {
      uuid
      differences {
        store_id
        field
        shown
        actual
      }
    }
    ... on CheckoutRefused {
      uuid
      code
      facts
    }
  }
`;

export const storeCheckout = /* GraphQL */ `
  mutation StoreCheckout(
    $uuid: ID!
    $store_id: Int!
    $account_1_amount: Int!
    $use_user_coupon_uuids: [ID!]!
    $shown: ShownQuoteInput!
  ) {
    storeCheckout(
      uuid: $uuid
      store_id: $store_id
      account_1_amount: $account_1_amount
      use_user_coupon_uuids: $use_user_coupon_uuids
      shown: $shown
    ) {
      ...CheckoutFields
    }
  }
`;

export const addCartCheckout = /* GraphQL */ `
  mutation AddCartCheckout(
    $uuid: ID!
    $cart_store_uuid: [ID!]!
    $account_1_amount: Int!
    $use_coupon: [UseCouponInput!]!
    $shown: ShownQuoteInput!
  ) {
    addCartCheckout(
      uuid: $uuid
      cart_store_uuid: $cart_store_uuid
      account_1_amount: $account_1_amount
      use_coupon: $use_coupon
      shown: $shown
    ) {
      ...CheckoutFields
    }
  }
`;

export const orderRefund = /* GraphQL */ `
  query OrderRefund($order_uuid: ID!, $store_id: Int!) {
    findOrderRefund(order_uuid: $order_uuid, store_id: $store_id) {
      order_uuid
      store_id
      refusal
      until
      silver
      coin
      expired
      coupons
    }
  }
`;

export const addOrderRefund = /* GraphQL */ `
  mutation AddOrderRefund($uuid: ID!, $order_uuid: ID!, $store_id: Int!) {
    addOrderRefund(uuid: $uuid, order_uuid: $order_uuid, store_id: $store_id) {
      order_uuid
      store_id
      account {
        type
        balance
      }
    }
  }
`;
