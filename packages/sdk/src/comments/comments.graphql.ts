// Read by the code generator; screens import the documents from `./index.ts`.

export const comment = /* GraphQL */ `
  fragment Comment on StoreComment {
    uuid
    store_id
    comment
    vote
    created_at
    updated_at
    helpful
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

/** Which comments the player found helpful or reported. */
export const storeCommentMarks = /* GraphQL */ `
  query StoreCommentMarks($store_id: Int!) {
    findStoreCommentMark(store_id: $store_id) {
      comment_uuid
      is_helpful
      is_reported
    }
  }
`;

export const setStoreCommentHelpful = /* GraphQL */ `
  mutation SetStoreCommentHelpful($uuid: ID!, $helpful: Boolean!) {
    setStoreCommentHelpful(uuid: $uuid, helpful: $helpful) {
      uuid
      helpful
    }
  }
`;

export const addStoreCommentReport = /* GraphQL */ `
  mutation AddStoreCommentReport($uuid: ID!, $reason: CommentReportReason!, $note: String) {
    addStoreCommentReport(uuid: $uuid, reason: $reason, note: $note)
  }
`;

/** For staff: what players reported. */
export const storeCommentReports = /* GraphQL */ `
  query StoreCommentReports($q: PageInput, $limit: Int) {
    findStoreCommentReport(q: $q, limit: $limit) {
      total
      list {
        uuid
        reason
        note
        created_at
        comment {
          ...Comment
        }
      }
    }
  }
`;

export const setStoreCommentReport = /* GraphQL */ `
  mutation SetStoreCommentReport($uuid: ID!, $decision: CommentReportDecision!, $reason: String!) {
    setStoreCommentReport(uuid: $uuid, decision: $decision, reason: $reason)
  }
`;
