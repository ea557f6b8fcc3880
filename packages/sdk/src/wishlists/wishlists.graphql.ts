// Read by the code generator; screens import the documents from `./index.ts`.

export const wishlists = /* GraphQL */ `
  query Wishlists($locale: String!, $q: PageInput, $limit: Int) {
    findWishlist(q: $q, limit: $limit) {
      uuid
      store_id
      memo
      created_at
      updated_at
      is_listed
      store {
        ...StoreLine
      }
    }
  }
`;

export const addWishlist = /* GraphQL */ `
  mutation AddWishlist($store_id: Int!, $memo: String) {
    addWishlist(store_id: $store_id, memo: $memo) {
      uuid
      store_id
    }
  }
`;

export const delWishlist = /* GraphQL */ `
  mutation DelWishlist($uuid: [ID!]!) {
    delWishlist(uuid: $uuid)
  }
`;

export const setWishlist = /* GraphQL */ `
  mutation SetWishlist($uuid: ID, $store_id: Int, $memo: String) {
    setWishlist(uuid: $uuid, store_id: $store_id, memo: $memo) {
      uuid
      store_id
      memo
      updated_at
    }
  }
`;
