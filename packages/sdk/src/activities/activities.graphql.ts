// Read by the code generator; screens import the documents from `./index.ts`.

export const userActivities = /* GraphQL */ `
  query UserActivities($locale: String!, $uuid: [ID!]!, $q: PageInput, $limit: Int) {
    findUserPublic(uuid: $uuid) {
      uuid
      activity(q: $q, limit: $limit) {
        total
        list {
          id
          type
          msg
          created_at
          store_id
          play_minutes
          user {
            uuid
            nickname
            head
          }
          followed {
            uuid
            nickname
            brief
            head
          }
          store {
            ...StoreLine
          }
        }
      }
    }
  }
`;

export const addStorePlayTime = /* GraphQL */ `
  mutation AddStorePlayTime($store_id: Int!) {
    addStorePlayTime(store_id: $store_id)
  }
`;
