// Read by the code generator; screens import the documents from `./index.ts`.

export const submitImage = /* GraphQL */ `
  fragment SubmitImage on StoreSubmitImage {
    id
    url
    width
    height
    alt
  }
`;

export const submitLine = /* GraphQL */ `
  fragment SubmitLine on StoreSubmit {
    uuid
    state
    version
    reason
    author_id
    is_public
    submitted_at
    reviewed_at
    created_at
    updated_at
    store {
      id
      path
      default_lang
      released_at
    }
    store_submit_info {
      language
      name
      cover {
        ...SubmitImage
      }
    }
  }
`;

export const submitDetail = /* GraphQL */ `
  fragment SubmitDetail on StoreSubmit {
    uuid
    state
    version
    reason
    author_id
    is_public
    all_characters_adult
    rights_held
    submitted_at
    reviewed_at
    created_at
    updated_at
    changed_fields
    problems {
      field
      problem
    }
    store {
      id
      path
      category
      default_lang
      released_at
      start_preview_at
      support_platform
      serial_status
      cg_count
      word_count
      tags
      content_warnings
      links {
        trial_app
        official_app
      }
    }
    store_submit_info {
      language
      name
      brief
      introduction
      labels
      cover {
        ...SubmitImage
      }
      cover1to1 {
        ...SubmitImage
      }
      screenshots {
        ...SubmitImage
      }
    }
    store_submit_price {
      country
      price
    }
    store_submit_game_pack {
      languages
      official_app
      trial_app
      builds {
        uuid
        kind
        platform
        language
        version
        filename
        size
        created_at
      }
    }
    history {
      uuid
      version
      state
      reason
      created_at
    }
  }
`;

export const storeSubmits = /* GraphQL */ `
  query StoreSubmits($state: [SubmitState!], $q: PageInput, $limit: Int) {
    findStoreSubmit(state: $state, q: $q, limit: $limit) {
      total
      list {
        ...SubmitLine
      }
    }
  }
`;

export const storeSubmit = /* GraphQL */ `
  query StoreSubmit($uuid: ID!) {
    findStoreSubmit(uuid: $uuid, limit: 1) {
      list {
        ...SubmitDetail
      }
    }
  }
`;

export const addStoreSubmit = /* GraphQL */ `
  mutation AddStoreSubmit($uuid: ID!, $store_id: Int) {
    addStoreSubmit(uuid: $uuid, store_id: $store_id) {
      ...SubmitDetail
    }
  }
`;

export const setStoreSubmit = /* GraphQL */ `
  mutation SetStoreSubmit(
    $uuid: ID!
    $version: Int!
    $store: StoreSubmitStoreInput
    $store_submit_info: [StoreSubmitInfoInput!]
    $store_submit_price: [StoreSubmitPriceInput!]
    $store_submit_game_pack: StoreSubmitGamePackInput
  ) {
    setStoreSubmit(
      uuid: $uuid
      version: $version
      store: $store
      store_submit_info: $store_submit_info
      store_submit_price: $store_submit_price
      store_submit_game_pack: $store_submit_game_pack
    ) {
      ...SubmitDetail
    }
  }
`;

export const submitStoreSubmit = /* GraphQL */ `
  mutation SubmitStoreSubmit(
    $uuid: ID!
    $version: Int!
    $all_characters_adult: Boolean!
    $rights_held: Boolean!
  ) {
    submitStoreSubmit(
      uuid: $uuid
      version: $version
      all_characters_adult: $all_characters_adult
      rights_held: $rights_held
    ) {
      ...SubmitDetail
    }
  }
`;

export const withdrawStoreSubmit = /* GraphQL */ `
  mutation WithdrawStoreSubmit($uuid: ID!, $version: Int!) {
    withdrawStoreSubmit(uuid: $uuid, version: $version) {
      ...SubmitDetail
    }
  }
`;

export const reviewStoreSubmit = /* GraphQL */ `
  mutation ReviewStoreSubmit($uuid: ID!, $version: Int!, $decision: ReviewDecision!, $reason: String) {
    reviewStoreSubmit(uuid: $uuid, version: $version, decision: $decision, reason: $reason) {
      ...SubmitDetail
    }
  }
`;
