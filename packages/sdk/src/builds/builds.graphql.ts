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
        needs_threads
      }
    }
  }
`;

export const storeDownloads = /* GraphQL */ `
  mutation StoreDownloads($id: Int!, $locale: String) {
    getStoreAuthorizedAndFindStoreUrl(id: $id, locale: $locale, older: true) {
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
        released_at
      }
    }
  }
`;

export const endDownloadLinks = /* GraphQL */ `
  mutation EndDownloadLinks {
    endDownloadLinks
  }
`;
