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

export const setUser = /* GraphQL */ `
  mutation SetUser($profile: ProfileInput!) {
    setUser(profile: $profile) {
      ...MeFields
    }
  }
`;
