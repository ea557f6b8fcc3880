// Read by the code generator; screens import the documents from `./index.ts`.

export const supportCase = /* GraphQL */ `
  fragment SupportCaseFields on SupportCase {
    number
    topic
    state
    reference_kind
    reference_id
    created_at
    updated_at
    messages {
      uuid
      is_staff
      text
      created_at
    }
  }
`;

export const addSupportCase = /* GraphQL */ `
  mutation AddSupportCase(
    $uuid: ID!
    $topic: SupportTopic!
    $text: String!
    $locale: Locale!
    $reference: SupportReferenceInput
    $email: String
  ) {
    addSupportCase(
      uuid: $uuid
      topic: $topic
      text: $text
      locale: $locale
      reference: $reference
      email: $email
    ) {
      ...SupportCaseFields
    }
  }
`;

export const mySupportCases = /* GraphQL */ `
  query MySupportCases($q: PageInput, $limit: Int) {
    findSupportCaseByMe(q: $q, limit: $limit) {
      total
      list {
        ...SupportCaseFields
      }
    }
  }
`;

/** For guests, who name their case by number and mail address; also for a player's own. */
export const supportCaseByNumber = /* GraphQL */ `
  query SupportCaseByNumber($number: ID!, $email: String) {
    getSupportCase(number: $number, email: $email) {
      ...SupportCaseFields
    }
  }
`;

export const addSupportCaseMessage = /* GraphQL */ `
  mutation AddSupportCaseMessage($uuid: ID!, $number: ID!, $text: String!, $email: String) {
    addSupportCaseMessage(uuid: $uuid, number: $number, text: $text, email: $email) {
      ...SupportCaseFields
    }
  }
`;

export const closeSupportCase = /* GraphQL */ `
  mutation CloseSupportCase($number: ID!, $email: String) {
    closeSupportCase(number: $number, email: $email) {
      ...SupportCaseFields
    }
  }
`;

/** What the list of cases shows to staff. */
export const supportStaffCase = /* GraphQL */ `
  fragment SupportStaffCaseFields on SupportStaffCase {
    case {
      ...SupportCaseFields
    }
    platform_key
    locale
    user_uuid
    email
    assignee_uuid
  }
`;

/** For staff: cases, who has waited longest first. */
export const supportCases = /* GraphQL */ `
  query SupportCases(
    $number: ID
    $state: [SupportState!]
    $topic: [SupportTopic!]
    $platform_key: String
    $assigned: SupportAssignment
    $q: PageInput
    $limit: Int
  ) {
    findSupportCase(
      number: $number
      state: $state
      topic: $topic
      platform_key: $platform_key
      assigned: $assigned
      q: $q
      limit: $limit
    ) {
      total
      list {
        ...SupportStaffCaseFields
      }
    }
  }
`;

export const addSupportCaseReply = /* GraphQL */ `
  mutation AddSupportCaseReply($uuid: ID!, $number: ID!, $text: String!, $reason: String) {
    addSupportCaseReply(uuid: $uuid, number: $number, text: $text, reason: $reason) {
      ...SupportStaffCaseFields
    }
  }
`;

export const assignSupportCase = /* GraphQL */ `
  mutation AssignSupportCase($number: ID!, $to_me: Boolean!, $reason: String) {
    assignSupportCase(number: $number, to_me: $to_me, reason: $reason) {
      ...SupportStaffCaseFields
    }
  }
`;

export const setSupportCaseState = /* GraphQL */ `
  mutation SetSupportCaseState($number: ID!, $step: SupportStaffStep!, $reason: String!) {
    setSupportCaseState(number: $number, step: $step, reason: $reason) {
      ...SupportStaffCaseFields
    }
  }
`;
