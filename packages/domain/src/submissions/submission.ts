/**
 * What a creator enters about a game before it is shown: the content of a Store submit (R-SUB-5). A draft may be nearly
 * empty, and its values are checked by `draftProblems` rather than by types; `submissionProblems` says what is still
 * needed to submit it.
 */
export type StoreSubmitDocument = {
  readonly store: SubmittedStore;
  readonly store_submit_info: readonly SubmittedInfo[];
  readonly store_submit_price: readonly SubmittedPrice[];
  readonly store_submit_game_pack: SubmittedGamePack;
};

export type SubmittedStore = {
  readonly category: string | null;
  /** Lower case, such as `en-us`. */
  readonly default_lang: string;
  /** ISO 8601 in UTC; null: not decided yet. */
  readonly released_at: string | null;
  /** When the game becomes visible with its release date; null: not before its release. */
  readonly start_preview_at: string | null;
  readonly support_platform: readonly string[];
  readonly serial_status: string;
  readonly cg_count: number | null;
  readonly word_count: number | null;
  /** Ids from the controlled list, most descriptive first. */
  readonly tags: readonly string[];
  /** Ids from the controlled list, without the `warning/` prefix. */
  readonly content_warnings: readonly string[];
  /** Pages outside the shop that offer the builds too; https. */
  readonly links: { readonly trial_app: string | null; readonly official_app: string | null };
};

/** Texts and pictures in one language. */
export type SubmittedInfo = {
  /** Lower case, such as `zh-cn`. */
  readonly language: string;
  readonly name: string;
  readonly brief: string;
  /** HTML. */
  readonly introduction: string;
  readonly labels: readonly string[];
  readonly cover: SubmittedImage | null;
  readonly cover1to1: SubmittedImage | null;
  readonly screenshots: readonly SubmittedImage[];
};

export type SubmittedImage = {
  /** Identifies the picture in later changes: the uuid of its upload. */
  readonly id: string;
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

export type SubmittedPrice = {
  /** Two lower-case letters. */
  readonly country: string;
  /** Meowcent. */
  readonly price: number;
};

export type SubmittedGamePack = {
  /** Lower case; the languages the game can be played in. */
  readonly languages: readonly string[];
  /** Uuids of the builds to offer. */
  readonly official_app: readonly string[];
  readonly trial_app: readonly string[];
};

/** The initial value of a new submission. */
export const EMPTY_SUBMISSION: StoreSubmitDocument = {
  store: {
    category: null,
    default_lang: "en-us",
    released_at: null,
    start_preview_at: null,
    support_platform: [],
    serial_status: "completed",
    cg_count: null,
    word_count: null,
    tags: [],
    content_warnings: [],
    links: { trial_app: null, official_app: null },
  },
  store_submit_info: [],
  store_submit_price: [],
  store_submit_game_pack: { languages: [], official_app: [], trial_app: [] },
};
