import { QuickGameDocument } from "@catnip/sdk/catalog/index.ts";
import { MyStoreCommentDocument } from "@catnip/sdk/comments/index.ts";
import { UserPublicDocument } from "@catnip/sdk/profiles/index.ts";
import { COVERS } from "../fixtures/covers.ts";
import { LONG, QUICK } from "../fixtures/games.ts";
import { AUTHOR, LONG_NAMED, ME } from "../fixtures/people.ts";
import { answer } from "../transport/answers.ts";
import type { Popups } from "./popup-state.ts";
import { whileAsking } from "./waiting.ts";

const storeId = 7;
const { uuid } = AUTHOR;
const pictures = COVERS.slice(0, 3).map((url, index) => ({
  url,
  width: 1280,
  height: 720,
  alt: `Picture ${index + 1}`,
}));

/** Popups about games, authors and comments. */
export const games = {
  game: {
    ready: { props: { storeId } },
    empty: {
      props: { storeId },
      answers: [
        answer(QuickGameDocument, { __typename: "Query", findStore: { __typename: "StoreList", list: [] } }),
      ],
    },
    "long words": {
      props: { storeId },
      answers: [
        answer(QuickGameDocument, {
          __typename: "Query",
          findStore: {
            __typename: "StoreList",
            list: [
              {
                ...QUICK,
                store_info: LONG.store_info.map((info) => ({ ...info, brief: info.name.repeat(3) })),
                tags: ["Slow burn", "Entscheidungsgeschichten", "By the sea"].map((name) => ({
                  __typename: "Tag" as const,
                  id: name,
                  name,
                })),
              },
            ],
          },
        }),
      ],
    },
    ...whileAsking({ storeId }),
  },
  gallery: {
    ready: { props: { name: "Night Ferry to Minato", pictures, index: 1 } },
    "one picture": { props: { name: "Night Ferry to Minato", pictures: pictures.slice(0, 1), index: 0 } },
  },
  user: {
    ready: { props: { uuid } },
    "as a guest": { props: { uuid }, visitor: "guest" },
    empty: {
      props: { uuid },
      answers: [answer(UserPublicDocument, { __typename: "Query", findUserPublic: [] })],
    },
    "long words": {
      props: { uuid },
      answers: [answer(UserPublicDocument, { __typename: "Query", findUserPublic: [LONG_NAMED] })],
    },
    ...whileAsking({ uuid }),
  },
  storeComment: {
    ready: { props: { storeId } },
    edit: {
      props: { storeId },
      answers: [
        answer(MyStoreCommentDocument, {
          __typename: "Query",
          getStoreCommentByMe: {
            __typename: "StoreComment",
            uuid: "comment",
            store_id: storeId,
            comment: "Stayed with me for a week. The second evening is the best thing I have read this year.",
            vote: 0,
            created_at: "2026-04-01T00:00:00Z",
            updated_at: "2026-04-01T00:00:00Z",
            helpful: 4,
            user: { __typename: "CommentUser", uuid: ME.uuid, nickname: "Mika", head: null },
          },
        }),
      ],
    },
    "too long": {
      props: { storeId },
      answers: [
        answer(MyStoreCommentDocument, {
          __typename: "Query",
          getStoreCommentByMe: {
            __typename: "StoreComment",
            uuid: "comment",
            store_id: storeId,
            comment: "Very long. ".repeat(800),
            vote: 1,
            created_at: "2026-04-01T00:00:00Z",
            updated_at: "2026-04-01T00:00:00Z",
            helpful: 0,
            user: { __typename: "CommentUser", uuid: ME.uuid, nickname: "Mika", head: null },
          },
        }),
      ],
    },
    ...whileAsking({ storeId }),
  },
  reportComment: { ready: { props: { uuid: "comment" } } },
} satisfies Partial<Popups>;
