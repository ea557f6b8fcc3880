// Read by the code generator; screens import the documents from `./index.ts`.

export const storeLine = /* GraphQL */ `
  fragment StoreLine on Store {
    id
    category
    default_lang
    released_at
    updated_at
    support_platform
    boundary_words
    store_info(lang: $locale) {
      language
      name
      data {
        cover {
          url
          width
          height
          alt
        }
      }
    }
    store_price {
      country
      price
    }
    store_activity {
      ...Sale
    }
    game_pack {
      languages
      official_app {
        platform
      }
      trial_app {
        platform
      }
    }
  }
`;

export const cartStores = /* GraphQL */ `
  query CartStores($platform_key: String!, $locale: String!, $q: PageInput) {
    findCartStore(platform_key: $platform_key, state: 0, q: $q) {
      uuid
      store_id
      created_at
      updated_at
      use_user_coupon_uuids
      is_listed
      store {
        ...StoreLine
      }
    }
  }
`;

export const addCartStore = /* GraphQL */ `
  mutation AddCartStore($store_id: Int!, $data_creation_source: String) {
    addCartStore(store_id: $store_id, data_creation_source: $data_creation_source) {
      uuid
      store_id
    }
  }
`;

export const delCartStore = /* GraphQL */ `
  mutation DelCartStore($uuid: [ID!]!) {
    delCartStore(uuid: $uuid)
  }
`;

export const cartCheckouts = /* GraphQL */ `
  query CartCheckouts($locale: String!, $uuid: ID, $state: LogState, $q: PageInput, $limit: Int) {
    findCartCheckout(uuid: $uuid, state: $state, q: $q, limit: $limit) {
      uuid
      state
      total
      silver
      coin
      created_at
      updated_at
      list {
        store_id
        list
        discount
        sale
        coupon_discount
        final
        use_user_coupon_uuids
        store {
          ...StoreLine
        }
      }
    }
  }
`;
