import { COVERS } from "../fixtures/covers.ts";
import { LONG_NEWS, MAINTENANCE, NEWS } from "../fixtures/notices.ts";
import type { Popups } from "./popup-state.ts";
import { whileAsking } from "./waiting.ts";

const [first = "", second = "", third = "", fourth = ""] = COVERS;

/** Popups of the frame: messages, languages, customer service, news, the first visit. */
export const frame = {
  message: {
    message: { props: { kind: "message", text: "The link has been copied." } },
    "with a next step": {
      props: { kind: "message", title: "Purchase complete", text: "The game is yours.", next: "Play now" },
    },
    question: { props: { kind: "confirm", text: "Remove this game from your library?" } },
    error: {
      props: {
        kind: "error",
        text: "The service is unavailable at the moment. Please try again later.",
        code: "service/unavailable",
        requestId: "01JD9Z6Y6W8J1T5A2Q3K4M7N8P",
      },
    },
  },
  setLanguage: { ready: { props: {}, visitor: "guest" } },
  customerService: { ready: { props: {} } },
  article: { ready: { props: NEWS }, "too long": { props: LONG_NEWS } },
  announcement: { ready: { props: MAINTENANCE } },
  categoryChooser: {
    ready: {
      props: {
        covers: { "boy-r18": [first, second], "boy-bl": [third], "girl-r18": [fourth, first], "girl-gl": [] },
      },
      visitor: "guest",
    },
    "without pictures": { props: { covers: {} }, visitor: "guest" },
  },
  newsSetting: { ready: { props: {} }, ...whileAsking({}) },
  hide: {
    ready: { props: { words: "w:blood t:drama t:slow a:01890000-0000-7000-8000-000000000002" } },
    loading: { props: { words: "w:blood t:drama" }, network: "waits" },
    failed: { props: { words: "w:blood t:drama" }, network: "fails" },
  },
  sight: {
    ready: { props: {} },
    "as a guest": { props: {}, visitor: "guest" },
    ...whileAsking({}),
  },
} satisfies Partial<Popups>;
