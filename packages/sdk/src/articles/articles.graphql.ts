// Read by the code generator; screens import the documents from `./index.ts`.

export const broadcast = /* GraphQL */ `
  query Broadcast {
    findArticleByGuest(filter: { broadcast_state: 1 }, limit: 1) {
      uuid
      category
      headline
      text
      published_at
      broadcast_state
      broadcast_started_at
      broadcast_ended_at
      broadcast_path
      t {
        lang
        key
        value
      }
    }
  }
`;
