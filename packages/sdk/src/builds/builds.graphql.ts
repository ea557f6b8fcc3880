// Read by the code generator; screens import the documents from `./index.ts`.

export const storeAuthorization = /* GraphQL */ `
  mutation StoreAuthorization($id: Int!, $os: [String!], $locale: String) {
    getStoreAuthorizedAndFindStoreUrl(id: $id, os: $os, locale: $locale) {
      authorized
      trial_refusal
      official_refusal
      store_url {
        type
        platform
        language
        url
        filename
        version
        size
        sha256
        expires_at
      }
    }
  }
`;
