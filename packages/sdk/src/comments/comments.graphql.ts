// Read by the code generator; screens import the documents from `./index.ts`.

export const comment = /* GraphQL */ `
  fragment Comment on StoreComment {
    uuid
    store_id
    comment
    vote
    created_at
    updated_at
    user {
      uuid
      nickname
      head
    }
  }
`;

export const storeComments = /* GraphQL */ `
  query StoreComments($store_id: Int!, $q: PageInput, $limit: Int) {
    findStoreComment(store_id: $store_id, q: $q, limit: $limit) {
      total
      list {
        ...Comment
      }
    }
  }
`;

export const myStoreComment = /* GraphQL */ `
  query MyStoreComment($store_id: Int!) {
    getStoreCommentByMe(store_id: $store_id) {
      ...Comment
    }
  }
`;

export const addStoreComment = /* GraphQL */ `
  mutation AddStoreComment($store_id: Int!, $vote: Vote!, $comment: String!) {
    addStoreComment(store_id: $store_id, vote: $vote, comment: $comment) {
      ...Comment
    }
  }
`;

export const setStoreComment = /* GraphQL */ `
  mutation SetStoreComment($uuid: ID!, $vote: Vote!, $comment: String!) {
    setStoreComment(uuid: $uuid, vote: $vote, comment: $comment) {
      ...Comment
    }
  }
`;

export const delStoreComment = /* GraphQL */ `
  mutation DelStoreComment($uuid: ID!) {
    delStoreComment(uuid: $uuid)
  }
`;
