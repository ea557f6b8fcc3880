// Read by the code generator; screens import the documents from `./index.ts`.

export const storePreferenceFields = /* GraphQL */ `
  fragment StorePreferenceFields on StorePreference {
    liked_tag_id
    hidden_tag_id
    hidden_content_warning
  }
`;

export const myStorePreference = /* GraphQL */ `
  query MyStorePreference {
    me(role: "player") {
      store_preference {
        ...StorePreferenceFields
      }
    }
  }
`;

export const setStorePreference = /* GraphQL */ `
  mutation SetStorePreference(
    $liked_tag_id: [String!]
    $hidden_tag_id: [String!]
    $hidden_content_warning: [String!]
  ) {
    setStorePreference(
      liked_tag_id: $liked_tag_id
      hidden_tag_id: $hidden_tag_id
      hidden_content_warning: $hidden_content_warning
    ) {
      ...StorePreferenceFields
    }
  }
`;
