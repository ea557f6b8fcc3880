import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changedFields,
  draftProblems,
  EMPTY_SUBMISSION,
  nextSubmitState,
  shownSubmitState,
  storePath,
  SUBMIT_STATES,
  submissionProblems,
  visibleFrom,
  type StoreSubmitDocument,
  type SubmittedInfo,
  type SubmittedStore,
  type SubmitState,
  type SubmitStep,
} from "./index.ts";

const KNOWN = {
  tags: new Set(["romance", "mystery"]),
  contentWarnings: new Set(["violence"]),
  countries: new Set(["us", "jp"]),
  ours: ["Catnip"],
};
const CONFIRMED = { all_characters_adult: true, rights_held: true };
const PICTURE = { id: "u1", hash: "ab", width: 640, height: 480 };

const info = (changes: Partial<SubmittedInfo> = {}): SubmittedInfo => ({
  language: "en-us",
  name: "Lantern Quay",
  brief: "Two sailors.",
  introduction: "<p>A long night.</p>",
  labels: [],
  cover: PICTURE,
  cover1to1: PICTURE,
  screenshots: [],
  ...changes,
});

const complete = (store: Partial<SubmittedStore> = {}, infos = [info()]): StoreSubmitDocument => ({
  store: {
    ...EMPTY_SUBMISSION.store,
    category: "girl-gl",
    released_at: "2026-04-01T00:00:00.000Z",
    support_platform: ["web"],
    tags: ["romance"],
    ...store,
  },
  store_submit_info: infos,
  store_submit_price: [{ country: "us", price: 1_500 }],
  store_submit_game_pack: { languages: ["en-us"], official_app: [], trial_app: [] },
});

const problemsOf = (document: StoreSubmitDocument, released: string | null = null) =>
  submissionProblems(document, KNOWN, CONFIRMED, released).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );

// R-SUB-1
describe("submission transitions", () => {
  const ways: [SubmitState, SubmitStep, SubmitState | null][] = [
    ["draft", "edit", "draft"],
    ["draft", "submit", "submitted"],
    ["draft", "accept", null],
    ["draft", "start", null],
    ["draft", "withdraw", null],
    ["submitted", "edit", null],
    ["submitted", "submit", null],
    ["submitted", "start", "in_review"],
    ["submitted", "accept", "accepted"],
    ["submitted", "refuse", "refused"],
    ["submitted", "withdraw", "draft"],
    ["in_review", "edit", null],
    ["in_review", "start", null],
    ["in_review", "accept", "accepted"],
    ["in_review", "refuse", "refused"],
    ["in_review", "withdraw", "draft"],
    ["refused", "edit", "draft"],
    ["refused", "submit", "submitted"],
    ["refused", "accept", null],
    ["accepted", "edit", "draft"],
    ["accepted", "submit", null],
    ["accepted", "refuse", null],
    ["published", "edit", "draft"],
    ["published", "refuse", null],
    ["published", "withdraw", null],
  ];
  test.each(ways)("%s, %s: %s", (state, step, next) => {
    expect(nextSubmitState(state, step)).toBe(next);
  });

  test("nothing is accepted that was not submitted first", () => {
    const steps: SubmitStep[] = ["edit", "submit", "withdraw", "start", "accept", "refuse"];
    const isFair = (taken: readonly SubmitStep[]): boolean => {
      let state: SubmitState = "draft";
      let handedIn = false;
      for (const step of taken) {
        const next = nextSubmitState(state, step);
        if (next === null) continue;
        if (step === "accept" && !handedIn) return false;
        if (step === "submit") handedIn = true;
        else if (step !== "start") handedIn = false;
        state = next;
      }
      return true;
    };
    const walks = fc.array(fc.constantFrom(...steps), { maxLength: 20 });
    expect(fc.check(fc.property(walks, isFair)).failed).toBe(false);
  });

  // R-SUB-3
  test("an accepted game is published from its date on, and nothing else ever is", () => {
    const day = "2026-04-01T00:00:00Z";
    expect(shownSubmitState("accepted", day, "2026-03-31T23:59:59Z")).toBe("accepted");
    expect(shownSubmitState("accepted", day, day)).toBe("published");
    expect(shownSubmitState("accepted", null, day)).toBe("accepted");
    for (const state of SUBMIT_STATES) {
      if (state === "published" || state === "accepted") continue;
      expect(shownSubmitState(state, day, "2027-01-01T00:00:00Z")).toBe(state);
    }
  });

  test.each([
    { says: "the release", start_preview_at: null, released_at: "2026-04-01T00:00:00Z", from: "2026-04-01" },
    {
      says: "the preview",
      start_preview_at: "2026-03-15T00:00:00Z",
      released_at: "2026-04-01T00:00:00Z",
      from: "2026-03-15",
    },
    {
      says: "never before its acceptance",
      start_preview_at: null,
      released_at: "2026-02-01T00:00:00Z",
      from: "2026-03-01",
    },
    { says: "never without a date", start_preview_at: null, released_at: null, from: undefined },
  ])("is visible from $says", ({ from, ...store }) => {
    expect(visibleFrom(store, "2026-03-01T00:00:00Z")?.toISOString().slice(0, 10)).toBe(from);
  });
});

// R-SUB-5
describe("what blocks submitting a game", () => {
  test("nothing, when everything is there", () => {
    expect(problemsOf(complete())).toEqual([]);
  });

  test("a new one lacks nearly everything, yet is a valid draft", () => {
    expect(draftProblems(EMPTY_SUBMISSION, KNOWN)).toEqual([]);
    expect(problemsOf(EMPTY_SUBMISSION)).toEqual([
      "store.category: required",
      "store.support_platform: required",
      "store.tags: required",
      "store.released_at: required",
      "store_submit_info: required",
      "store_submit_price: required",
      "store_submit_game_pack.languages: required",
    ]);
  });

  test.each([
    [
      "an invisible name",
      complete({}, [info({ name: " \u200b\u2060" })]),
      "store_submit_info.0.name: required",
    ],
    [
      "a text that is only tags",
      complete({}, [info({ introduction: "<p> </p>" })]),
      "store_submit_info.0.introduction: required",
    ],
    ["no cover", complete({}, [info({ cover: null })]), "store_submit_info.0.cover: required"],
    ["no square cover", complete({}, [info({ cover1to1: null })]), "store_submit_info.0.cover1to1: required"],
    [
      "no brief in its second language",
      complete({}, [info(), info({ language: "ja-jp", brief: "" })]),
      "store_submit_info.1.brief: required",
    ],
    ["no text in its default language", complete({ default_lang: "ja-jp" }), "store_submit_info: required"],
    [
      "a preview after its release",
      complete({ start_preview_at: "2026-04-02T00:00:00Z" }),
      "store.start_preview_at: order",
    ],
    [
      "a name of 101 letters",
      complete({}, [info({ name: "猫".repeat(101) })]),
      "store_submit_info.0.name: too-long",
    ],
    ["an unknown shelf", complete({ category: "boy" }), "store.category: unknown"],
    ["a duplicate tag", complete({ tags: ["romance", "romance"] }), "store.tags: repeated"],
    ["21 tags", complete({ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }), "store.tags: too-many"],
    ["half a picture", complete({ cg_count: 0.5 }), "store.cg_count: out-of-range"],
    [
      "a link to a script",
      complete({ links: { trial_app: "javascript:x()", official_app: null } }),
      "store.links.trial_app: unknown",
    ],
    [
      "a link without HTTPS",
      complete({ links: { trial_app: null, official_app: "http://a.test" } }),
      "store.links.official_app: unknown",
    ],
    [
      "a date out of range",
      complete({ released_at: "+275760-09-13T00:00:00.000Z" }),
      "store.released_at: out-of-range",
    ],
    [
      "a preview dated too early",
      complete({ start_preview_at: "-000001-01-01T00:00:00.000Z" }),
      "store.start_preview_at: out-of-range",
    ],
  ])("%s", (_says, document, problem) => {
    expect(problemsOf(document)).toEqual([problem]);
  });

  test("every letter counts as one, including those outside the basic multilingual plane", () => {
    expect(problemsOf(complete({}, [info({ name: "😺".repeat(100) })]))).toEqual([]);
  });

  test("a price only elsewhere, a price too high, a negative price", () => {
    const priced = (country: string, price: number) => ({
      ...complete(),
      store_submit_price: [{ country, price }],
    });
    expect(problemsOf(priced("jp", 100))).toEqual(["store_submit_price: required"]);
    expect(problemsOf(priced("us", 1_000_000))).toEqual([]);
    expect(problemsOf(priced("us", 1_000_001))).toEqual(["store_submit_price.0.price: out-of-range"]);
    expect(problemsOf(priced("us", -1))).toEqual(["store_submit_price.0.price: out-of-range"]);
    expect(problemsOf(priced("us", 0))).toEqual([]);
  });

  // R-SUB-4
  test("another date for a game that is out; the same date in another notation is fine", () => {
    const document = complete({ released_at: "2026-01-01T00:00:00.000Z" });
    expect(problemsOf(document, "2026-01-01T01:00:00+01:00")).toEqual([]);
    expect(problemsOf(document, "2026-01-02T00:00:00Z")).toEqual(["store.released_at: fixed"]);
  });

  // R-SUB-6
  test.each(["all_characters_adult", "rights_held"] as const)("an unconfirmed declaration: %s", (field) => {
    const problems = submissionProblems(complete(), KNOWN, { ...CONFIRMED, [field]: false }, null);
    expect(problems).toEqual([{ field, problem: "required" }]);
  });
});

// R-SUB-10
describe("what a reviewer has to read", () => {
  test("everything of a new game, nothing of an unchanged one", () => {
    expect(changedFields(complete(), complete())).toEqual([]);
    expect(changedFields(null, complete())).toContain("store_submit_info.en-us.name");
  });

  test("only the changes, with languages and countries by name", () => {
    const after = {
      ...complete({ cg_count: 3 }, [info({ brief: "Three sailors." }), info({ language: "ja-jp" })]),
      store_submit_price: [{ country: "jp", price: 1_500 }],
    };
    const changed = changedFields(complete(), after);
    expect(changed.filter((path) => !path.startsWith("store_submit_info.ja-jp"))).toEqual([
      "store.cg_count",
      "store_submit_info.en-us.brief",
      "store_submit_price.jp",
      "store_submit_price.us",
    ]);
  });

  test("a re-uploaded picture counts as the same", () => {
    expect(changedFields(complete(), complete({}, [info({ cover: { ...PICTURE, id: "u2" } })]))).toEqual([]);
    expect(changedFields(complete(), complete({}, [info({ cover: { ...PICTURE, hash: "cd" } })]))).toEqual([
      "store_submit_info.en-us.cover",
    ]);
  });
});

test.each([
  ["Café Noir!", "cafe-noir-1042"],
  ["  Neon — Drift 2 ", "neon-drift-2-1042"],
  ["灯籠の岸", "game-1042"],
  ["", "game-1042"],
  ["x".repeat(200), `${"x".repeat(60)}-1042`],
])("the slug of %j is %s", (name, path) => {
  expect(storePath(name, 1042)).toBe(path);
});

/** Includes lone surrogates: no one types them, but a client can send them. */
const anyCharacter = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

// R-SUB-13
test("slugs contain only letters, digits and hyphens, and never collide", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
      expect(storePath(name, id)).toMatch(new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*-${id}$`));
    }),
  );
});

// R-PRF-11
test.each([
  ["Catnip Official", "reserved"],
  ["Lаntern Quay", "mixed-scripts"],
  ["Lantern\u200B Quay", "invisible"],
])("no game is called %s", (name, problem) => {
  const document = complete();
  const [described] = document.store_submit_info;
  if (!described) throw new Error("A complete document has a description");
  const named = { ...document, store_submit_info: [{ ...described, name }] };
  expect(draftProblems(named, KNOWN)).toEqual([{ field: "store_submit_info.0.name", problem }]);
});
