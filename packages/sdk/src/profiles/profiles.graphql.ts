// Read by the code generator; screens import the documents from `./index.ts`.

export const meFields = /* GraphQL */ `
  fragment MeFields on Me {
    uuid
    id
    name
    email
    email_verified
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
