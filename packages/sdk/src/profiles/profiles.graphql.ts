// Read by the code generator; screens import the documents from `./index.ts`.

export const meFields = /* GraphQL */ `
  fragment MeFields on Me {
    uuid
    id
    name
    email
    email_verified
    auth
    country
    profile {
      nickname
      brief
      head
    }
    account {
      type
      balance
    }
    store_preference {
      ...StorePreferenceFields
    }
    unread_notification_count
    locale
  }
`;

export const me = /* GraphQL */ `
  query Me {
    me(role: "player") {
      ...MeFields
    }
  }
`;

export const ifConfig = /* GraphQL */ `
  query IfConfig($locale: String!) {
    ifconfig(locale: $locale) {
      country
    }
  }
`;

export const setUserCountry = /* GraphQL */ `
  mutation SetUserCountry($country: String!) {
    setUserCountry(country: $country) {
      ...MeFields
    }
  }
`;

export const myProfile = /* GraphQL */ `
  fragment MyProfile on Me {
    ...MeFields
    auth
    firebase_uid
    created_at
    wallet {
      meowcent
      silver
    }
    metadata {
      _cid
      name
      type
      value
      url
      show
    }
    profile {
      id
      country
      show_activity
      show_play_time
      social {
        email
        email_show
        google
        google_show
        facebook
        facebook_show
        twitter
        twitter_show
      }
    }
  }
`;

export const meProfile = /* GraphQL */ `
  query MeProfile {
    me(role: "player") {
      ...MyProfile
    }
  }
`;

export const setUser = /* GraphQL */ `
  mutation SetUser($auth: AuthInput, $profile: ProfileInput, $metadata: [MetadataInput!]) {
    setUser(auth: $auth, profile: $profile, metadata: $metadata) {
      ...MyProfile
    }
  }
`;

export const userPublic = /* GraphQL */ `
  query UserPublic($uuid: [ID!]!) {
    findUserPublic(uuid: $uuid) {
      uuid
      followers
      following
      followed_uuid
      social {
        email
        google
        facebook
        twitter
      }
      profile {
        nickname
        brief
        head
      }
      metadata {
        _cid
        name
        type
        value
        url
      }
    }
  }
`;

/** The public page of a person: what they show, did and made. */
export const userPage = /* GraphQL */ `
  query UserPage(
    $platform_key: String!
    $locale: String!
    $uuid: ID!
    $q: PageInput!
    $limit: Int!
    $games_limit: Int!
  ) {
    findUserPublic(uuid: [$uuid]) {
      uuid
      followers
      following
      social {
        email
        google
        facebook
        twitter
      }
      profile {
        nickname
        brief
        head
      }
      metadata {
        _cid
        name
        type
        value
        url
      }
      activity(q: $q, limit: $limit) {
        total
        list {
          id
          type
          msg
          created_at
          play_minutes
          followed {
            uuid
            nickname
            brief
            head
          }
          store {
            id
            category
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
          }
        }
      }
    }
    by_author: findStore(
      platform_key: $platform_key
      search_type: "all"
      author_id: $uuid
      locale: $locale
      q: { orderField: "released_at-desc" }
      limit: $games_limit
    ) {
      total
      list {
        ...StoreCard
      }
    }
  }
`;

/** What only players see on it: the prices of the author's games. */
export const authorPrices = /* GraphQL */ `
  query AuthorPrices($platform_key: String!, $uuid: ID!, $limit: Int!) {
    findStore(
      platform_key: $platform_key
      search_type: "all"
      author_id: $uuid
      ignore_preference: true
      q: { orderField: "released_at-desc" }
      limit: $limit
    ) {
      list {
        ...StorePrices
      }
    }
  }
`;
