import { runInNewContext } from "node:vm";
import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { boundaryRules } from "@catnip/domain/catalog";
import { expect, test } from "vitest";
import { DISCREET_RULES } from "./discreet-look.ts";
import PAGE_SCRIPT from "./testing/prepare-page.ts?inline-script";
import { ACCOUNT_WORDS_KEY, BROWSER_WORDS_KEY, DISCREET_KEY, INTENT_KEY } from "./storage-keys.ts";

/** Runs the script in a page with this storage; null: storage is disabled. */
function run(
  storage: Record<string, string> | null,
  isPlayer: boolean,
  tab: Record<string, string> | null = storage && {},
) {
  const dataset: Record<string, string> = isPlayer ? { player: "yes" } : {};
  const kept = storage && { ...storage };
  const inTab = tab && { ...tab };
  const titles: string[] = [];
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const document = {
    documentElement: {
      dataset,
      prepend: ({ textContent }: { textContent: string }) => titles.push(textContent),
    },
    adoptedStyleSheets: [] as { text: string }[],
    head: {},
    createElement: () => ({ textContent: "", setAttribute: () => undefined }),
    querySelectorAll: () => [],
  };
  runInNewContext(PAGE_SCRIPT, {
    document,
    localStorage: kept
      ? { getItem: (key: string) => kept[key] ?? null, removeItem: (key: string) => delete kept[key] }
      : { getItem: disabled },
    sessionStorage: { removeItem: inTab ? (key: string) => delete inTab[key] : disabled },
    CSSStyleSheet: class {
      text = "";
      replaceSync(text: string) {
        this.text = text;
      }
    },
    MutationObserver: class {
      observe() {}
    },
    addEventListener: (type: string, hear: (typeof shown)[number]) => type === "pageshow" && shown.push(hear),
  });
  /** The page is shown: initially, or from the back/forward cache. */
  const show = (event: { persisted: boolean }) => {
    for (const hear of shown) hear(event);
  };
  return { dataset, kept, inTab, show, titles, sheets: document.adoptedStyleSheets.map(({ text }) => text) };
}

const disabled = () => {
  throw new Error("disabled");
};

// R-BND-2
test.each<{
  says: string;
  storage: Record<string, string> | null;
  isPlayer: boolean;
  words: readonly string[];
  isUnknown?: boolean;
}>([
  {
    says: "a guest's own words",
    storage: { [BROWSER_WORDS_KEY]: "w:gore t:horror" },
    isPlayer: false,
    words: ["t:horror", "w:gore"],
  },
  {
    says: "a player's and the browser's",
    storage: { [BROWSER_WORDS_KEY]: "t:horror", [ACCOUNT_WORDS_KEY]: "w:gore t:horror" },
    isPlayer: true,
    words: ["t:horror", "w:gore"],
  },
  {
    says: "arbitrary values in the storage",
    storage: { [BROWSER_WORDS_KEY]: 't:a"]{} <b> t:sea' },
    isPlayer: false,
    words: ["t:sea"],
  },
  {
    says: "a player not known yet",
    storage: { [BROWSER_WORDS_KEY]: "t:horror" },
    isPlayer: true,
    words: ["t:horror"],
    isUnknown: true,
  },
  {
    says: "a player whose browser has no storage",
    storage: null,
    isPlayer: true,
    words: [],
    isUnknown: true,
  },
])(
  "the rules before the first paint are those of the domain: $says",
  ({ storage, isPlayer, words, isUnknown }) => {
    const { sheets, dataset } = run(storage, isPlayer);
    expect(sheets).toEqual([(isUnknown ? boundaryRules(null) : "") + boundaryRules(words), ""]);
    expect(dataset["excludes"]).toBe(words.join(" "));
  },
);

// R-BND-2
test.each<{ says: string; storage: Record<string, string> | null; isPlayer: boolean }>([
  { says: "a guest", storage: {}, isPlayer: false },
  { says: "a guest whose browser has no storage", storage: null, isPlayer: false },
  { says: "a player who excludes nothing", storage: { [ACCOUNT_WORDS_KEY]: "" }, isPlayer: true },
])("$says gets no rules at all", ({ storage, isPlayer }) => {
  const { sheets, dataset } = run(storage, isPlayer);
  expect(sheets).toEqual([]);
  expect(dataset).toEqual(isPlayer ? { player: "yes" } : {});
});

// R-BND-5
test("an account's exclusions are deleted with the session", () => {
  const { kept, sheets } = run({ [ACCOUNT_WORDS_KEY]: "t:horror" }, false);
  expect(kept).toEqual({});
  expect(sheets).toEqual([]);
});

// R-WEB-31
test("the names of a player's games are deleted with the session, and no sooner", () => {
  const storage = { [LIBRARY_KEY]: "[]", [ACCOUNT_WORDS_KEY]: "" };
  expect(run(storage, true).kept).toEqual(storage);
  expect(run(storage, false).kept).toEqual({});
});

// R-CHK-16
test("a guest's intent is deleted once they return without having logged in, and no sooner", () => {
  const tab = { [INTENT_KEY]: "{}" };
  expect(run({}, true, tab).inTab).toEqual(tab);
  expect(run({}, false, tab).inTab).toEqual({});
});

// R-CHK-16
test("a page restored from the back/forward cache deletes a guest's intent", () => {
  const guest = run({}, false, {});
  Object.assign(guest.inTab ?? {}, { [INTENT_KEY]: "{}" });
  guest.show({ persisted: false });
  expect(guest.inTab).toEqual({ [INTENT_KEY]: "{}" });
  guest.show({ persisted: true });
  expect(guest.inTab).toEqual({});
  const player = run({}, true, { [INTENT_KEY]: "{}" });
  player.show({ persisted: true });
  expect(player.inTab).toEqual({ [INTENT_KEY]: "{}" });
});

// R-BND-6
test("a discreet tab is neutral from the start", () => {
  const { titles, sheets, dataset } = run({ [DISCREET_KEY]: "Notes" }, false);
  expect(titles).toEqual(["Notes"]);
  expect(sheets).toEqual(["", DISCREET_RULES]);
  expect(dataset["discreet"]).toBe("Notes");
});
