// Read by the code generator; screens import the documents from `./index.ts`.

export const storePreferenceFields = /* GraphQL */ `
  fragment StorePreferenceFields on StorePreference {
    liked_tag_id
    hidden_tag_id
    hidden_content_warning
    hidden_author_uuid
    discreet
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
    $hidden_author_uuid: [String!]
    $discreet: Boolean
  ) {
    setStorePreference(
      liked_tag_id: $liked_tag_id
      hidden_tag_id: $hidden_tag_id
      hidden_content_warning: $hidden_content_warning
      hidden_author_uuid: $hidden_author_uuid
      discreet: $discreet
    ) {
      ...StorePreferenceFields
    }
  }
`;
