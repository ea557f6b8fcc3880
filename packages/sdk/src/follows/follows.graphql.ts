// Read by the code generator; screens import the documents from `./index.ts`.

export const followed = /* GraphQL */ `
  fragment Followed on UserFollowed {
    uuid
    created_at
    followed {
      uuid
      nickname
      brief
      head
    }
  }
`;

export const userFollowed = /* GraphQL */ `
  query UsersFollowed($q: PageInput, $limit: Int) {
    findUserFollowed(q: $q, limit: $limit) {
      total
      list {
        ...Followed
      }
    }
  }
`;

export const isUserFollowed = /* GraphQL */ `
  query IsUserFollowed($followed_user_uuid: ID!) {
    findUserFollowed(followed_user_uuid: $followed_user_uuid, limit: 1) {
      list {
        uuid
      }
    }
  }
`;

export const addUserFollowed = /* GraphQL */ `
  mutation AddUserFollowed($followed_user_uuid: ID!) {
    addUserFollowed(followed_user_uuid: $followed_user_uuid) {
      ...Followed
    }
  }
`;

export const delUserFollowed = /* GraphQL */ `
  mutation DelUserFollowed($uuid: ID!) {
    delUserFollowed(uuid: $uuid)
  }
`;

/** A person's number of followers, and whether the player is one of them. */
export const followState = /* GraphQL */ `
  query FollowState($uuid: ID!) {
    findUserPublic(uuid: [$uuid]) {
      uuid
      followers
      followed_uuid
    }
  }
`;
