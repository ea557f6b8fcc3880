// Read by the code generator; screens import the documents from `./index.ts`.

export const addLogTraffic = /* GraphQL */ `
  mutation AddLogTraffic(
    $consent: Boolean
    $event_name: String!
    $client_id: String
    $session_id: String
    $session_count: Int
    $utm_source: String
    $utm_medium: String
    $utm_campaign: String
    $utm_term: String
    $utm_content: String
    $page_location: String
    $page_title: String
    $page_referrer: String
    $language: String
    $screen_resolution: String
    $user_agent: String
    $meta: JSON
  ) {
    addLogTraffic(
      consent: $consent
      event_name: $event_name
      client_id: $client_id
      session_id: $session_id
      session_count: $session_count
      utm_source: $utm_source
      utm_medium: $utm_medium
      utm_campaign: $utm_campaign
      utm_term: $utm_term
      utm_content: $utm_content
      page_location: $page_location
      page_title: $page_title
      page_referrer: $page_referrer
      language: $language
      screen_resolution: $screen_resolution
      user_agent: $user_agent
      meta: $meta
    )
  }
`;

export const addClientSourceProfileByGuest = /* GraphQL */ `
  mutation AddClientSourceProfileByGuest(
    $consent: Boolean
    $uuid: ID
    $platform_key: String
    $client_type: ClientType!
    $os: String
    $os_version: String
    $device_brand: String
    $device_model: String
    $meta: JSON
  ) {
    addClientSourceProfileByGuest(
      consent: $consent
      uuid: $uuid
      platform_key: $platform_key
      client_type: $client_type
      os: $os
      os_version: $os_version
      device_brand: $device_brand
      device_model: $device_model
      meta: $meta
    ) {
      uuid
    }
  }
`;
