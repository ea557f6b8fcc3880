import { CATEGORIES, PLATFORMS, SERIAL_STATUSES } from "../catalog/index.ts";
import { parseWebUrl } from "../input/index.ts";
import { NAME_PROBLEMS, nameProblem } from "../names/index.ts";
import { LANGUAGES } from "../locales/index.ts";
import { instantMs } from "../time/index.ts";
import type { StoreSubmitDocument, SubmittedInfo } from "./submission.ts";

/** Limits: text lengths in characters (code points), list sizes, highest numbers. */
const SUBMIT_LIMITS = {
  name: 100,
  brief: 300,
  introduction: 20_000,
  label: 30,
  labels: 10,
  screenshots: 12,
  tags: 20,
  content_warnings: 20,
  builds: 50,
  /** Meowcent: 10,000 coins. */
  price: 1_000_000,
  count: 10_000_000,
} as const;

/** One problem of a submission. `field` is a path such as `store_submit_info.0.name`. */
export type SubmitProblem = {
  readonly field: string;
  readonly problem: SubmitProblemKind;
};

export const SUBMIT_PROBLEM_KINDS = [
  "required",
  "too-long",
  "too-many",
  "unknown",
  "repeated",
  "out-of-range",
  "order",
  "fixed",
  ...NAME_PROBLEMS,
] as const;

export type SubmitProblemKind = (typeof SUBMIT_PROBLEM_KINDS)[number];

/** The known ids that a document may reference. */
export type KnownWords = {
  readonly tags: ReadonlySet<string>;
  /** Without the `warning/` prefix. */
  readonly contentWarnings: ReadonlySet<string>;
  /** Two lower-case letters each. */
  readonly countries: ReadonlySet<string>;
  /** How our shops are called: no game may be called that. */
  readonly ours: readonly string[];
};

/** The release date of a game that is already out, ISO 8601; null: not out. */
type ReleasedSince = string | null;

/** The declarations a creator confirms with every submission. */
export type SubmitAttestations = {
  /** Every character shown is an adult. */
  readonly all_characters_adult: boolean;
  /** All rights needed to publish the game are held. */
  readonly rights_held: boolean;
};

/** Problems with what is present. A draft that has one is not saved; missing fields are fine for now. */
export function draftProblems(document: StoreSubmitDocument, known: KnownWords): readonly SubmitProblem[] {
  const {
    store,
    store_submit_info: infos,
    store_submit_price: prices,
    store_submit_game_pack: pack,
  } = document;
  return [
    ...(store.category === null ? [] : oneOf("store.category", store.category, CATEGORIES)),
    ...oneOf("store.default_lang", store.default_lang, LANGUAGES),
    ...oneOf("store.serial_status", store.serial_status, SERIAL_STATUSES),
    ...listOf("store.support_platform", store.support_platform, PLATFORMS.length, isIn(PLATFORMS)),
    ...aDay("store.released_at", store.released_at),
    ...aDay("store.start_preview_at", store.start_preview_at),
    ...wholeUpTo("store.cg_count", store.cg_count, SUBMIT_LIMITS.count),
    ...wholeUpTo("store.word_count", store.word_count, SUBMIT_LIMITS.count),
    ...listOf("store.tags", store.tags, SUBMIT_LIMITS.tags, (tag) => known.tags.has(tag)),
    ...listOf("store.content_warnings", store.content_warnings, SUBMIT_LIMITS.content_warnings, (warning) =>
      known.contentWarnings.has(warning),
    ),
    ...httpsOnly("store.links.trial_app", store.links.trial_app),
    ...httpsOnly("store.links.official_app", store.links.official_app),
    ...listOf(
      "store_submit_info",
      infos.map(({ language }) => language),
      LANGUAGES.length,
      isIn(LANGUAGES),
    ),
    ...infos.flatMap((info, index) => infoProblems(info, `store_submit_info.${index}`, known)),
    ...listOf(
      "store_submit_price",
      prices.map(({ country }) => country),
      300,
      (country) => known.countries.has(country),
    ),
    ...prices.flatMap(({ price }, index) =>
      wholeUpTo(`store_submit_price.${index}.price`, price, SUBMIT_LIMITS.price),
    ),
    ...listOf("store_submit_game_pack.languages", pack.languages, LANGUAGES.length, isIn(LANGUAGES)),
    ...listOf("store_submit_game_pack.official_app", pack.official_app, SUBMIT_LIMITS.builds, () => true),
    ...listOf("store_submit_game_pack.trial_app", pack.trial_app, SUBMIT_LIMITS.builds, () => true),
  ];
}

/**
 * Everything that blocks submitting: invalid fields, missing fields, unconfirmed declarations.
 *
 * A game needs a description and both covers in its default language, and a description in every language it claims; a
 * shelf; a system; a tag; a `us` price, from which the other countries' prices derive; and a release date. The preview
 * cannot begin after the release, and the release date of a game that is out cannot change: people have bought it
 * (R-SUB-4).
 */
export function submissionProblems(
  document: StoreSubmitDocument,
  known: KnownWords,
  attestations: SubmitAttestations,
  released: ReleasedSince,
): readonly SubmitProblem[] {
  const { store, store_submit_info: infos, store_submit_price: prices } = document;
  return [
    ...draftProblems(document, known),
    ...required("store.category", store.category !== null),
    ...required("store.support_platform", store.support_platform.length > 0),
    ...required("store.tags", store.tags.length > 0),
    ...required("store.released_at", store.released_at !== null),
    ...previewOrder(store),
    ...releaseStays(store, released),
    ...required(
      "store_submit_info",
      infos.some(({ language }) => language === store.default_lang),
    ),
    ...infos.flatMap((info, index) => missingWords(info, `store_submit_info.${index}`)),
    ...required(
      "store_submit_price",
      prices.some(({ country }) => country === "us"),
    ),
    ...required("store_submit_game_pack.languages", document.store_submit_game_pack.languages.length > 0),
    ...required("all_characters_adult", attestations.all_characters_adult),
    ...required("rights_held", attestations.rights_held),
  ];
}

function infoProblems(info: SubmittedInfo, at: string, { ours }: KnownWords): readonly SubmitProblem[] {
  // An invisible name counts as missing.
  const nameWrong = hasLetters(info.name) ? nameProblem(info.name, ours) : null;
  return [
    ...atMost(`${at}.name`, info.name, SUBMIT_LIMITS.name),
    ...(nameWrong === null ? [] : [{ field: `${at}.name`, problem: nameWrong }]),
    ...atMost(`${at}.brief`, info.brief, SUBMIT_LIMITS.brief),
    ...atMost(`${at}.introduction`, info.introduction, SUBMIT_LIMITS.introduction),
    ...listOf(`${at}.labels`, info.labels, SUBMIT_LIMITS.labels, hasLetters),
    ...info.labels.flatMap((label, index) => atMost(`${at}.labels.${index}`, label, SUBMIT_LIMITS.label)),
    ...listOf(
      `${at}.screenshots`,
      info.screenshots.map(({ id }) => id),
      SUBMIT_LIMITS.screenshots,
      () => true,
    ),
  ];
}

function missingWords(info: SubmittedInfo, at: string): readonly SubmitProblem[] {
  return [
    ...required(`${at}.name`, hasLetters(info.name)),
    ...required(`${at}.brief`, hasLetters(info.brief)),
    ...required(`${at}.introduction`, hasLetters(info.introduction.replaceAll(/<[^>]*>/g, ""))),
    ...required(`${at}.cover`, info.cover !== null),
    ...required(`${at}.cover1to1`, info.cover1to1 !== null),
  ];
}

function previewOrder(store: StoreSubmitDocument["store"]): readonly SubmitProblem[] {
  if (store.start_preview_at === null || store.released_at === null) return [];
  if (instantMs(store.start_preview_at) <= instantMs(store.released_at)) return [];
  return [{ field: "store.start_preview_at", problem: "order" }];
}

function releaseStays(
  store: StoreSubmitDocument["store"],
  released: ReleasedSince,
): readonly SubmitProblem[] {
  if (released === null || store.released_at === null) return [];
  if (instantMs(store.released_at) === instantMs(released)) return [];
  return [{ field: "store.released_at", problem: "fixed" }];
}

/** Languages in the spelling of database rows. */

const required = (field: string, isThere: boolean): readonly SubmitProblem[] =>
  isThere ? [] : [{ field, problem: "required" }];

const oneOf = (field: string, value: string, allowed: readonly string[]): readonly SubmitProblem[] =>
  allowed.includes(value) ? [] : [{ field, problem: "unknown" }];

const isIn = (allowed: readonly string[]) => (value: string) => allowed.includes(value);

const atMost = (field: string, text: string, charactersMax: number): readonly SubmitProblem[] =>
  Array.from(text).length <= charactersMax ? [] : [{ field, problem: "too-long" }];

/** Plausible dates; calendars and databases disagree about dates far outside this range. */
const FIRST_DAY = "2000-01-01T00:00:00Z";
const LAST_DAY = "2100-01-01T00:00:00Z";

const aDay = (field: string, day: string | null): readonly SubmitProblem[] =>
  day === null || (instantMs(day) >= instantMs(FIRST_DAY) && instantMs(day) < instantMs(LAST_DAY))
    ? []
    : [{ field, problem: "out-of-range" }];

const httpsOnly = (field: string, link: string | null): readonly SubmitProblem[] =>
  link === null || parseWebUrl(link)?.startsWith("https:") ? [] : [{ field, problem: "unknown" }];

const wholeUpTo = (field: string, value: number | null, max: number): readonly SubmitProblem[] =>
  value === null || (Number.isSafeInteger(value) && value >= 0 && value <= max)
    ? []
    : [{ field, problem: "out-of-range" }];

function listOf(
  field: string,
  values: readonly string[],
  entriesMax: number,
  isKnown: (value: string) => boolean,
): readonly SubmitProblem[] {
  if (values.length > entriesMax) return [{ field, problem: "too-many" }];
  if (new Set(values).size < values.length) return [{ field, problem: "repeated" }];
  return values.flatMap((value, index) =>
    isKnown(value) ? [] : [{ field: `${field}.${index}`, problem: "unknown" as const }],
  );
}

/** Whether there is visible text: spaces, control characters and invisible joiners alone do not count. */
const hasLetters = (text: string) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text);
