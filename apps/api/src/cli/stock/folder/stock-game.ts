import type { Locale } from "@catnip/domain/locales";
import * as v from "valibot";
import { language, mail, moment } from "./fields.ts";
import type { StockPicture } from "./picture.ts";
import { buildEntry, type StockBuild } from "./read-build.ts";
import type { StockDocument } from "./read-document.ts";

const texts = v.array(v.string());

/** `game.json`. */
export const gameFile = v.strictObject({
  creator: mail,
  category: v.string(),
  default_lang: v.optional(language, "en-US"),
  released_at: v.optional(moment),
  start_preview_at: v.optional(moment),
  support_platform: texts,
  serial_status: v.optional(v.string()),
  cg_count: v.optional(v.number()),
  word_count: v.optional(v.number()),
  tags: texts,
  content_warnings: v.optional(texts, []),
  links: v.optional(
    v.strictObject({ trial_app: v.optional(v.string()), official_app: v.optional(v.string()) }),
    {},
  ),
  languages: v.array(language),
  labels: v.optional(v.record(v.string(), texts), {}),
  prices: v.record(v.string(), v.number()),
  builds: v.optional(v.array(buildEntry), []),
  all_characters_adult: v.boolean(),
  rights_held: v.boolean(),
});

type GameFile = v.InferOutput<typeof gameFile>;

/** The texts and pictures of a game in one language. */
export type GameTexts = {
  readonly locale: Locale;
  readonly file: string;
  readonly name: string;
  readonly brief: string;
  readonly introduction: string;
  readonly labels: readonly string[];
  readonly cover: StockPicture | null;
  readonly cover1to1: StockPicture | null;
  readonly screenshots: readonly StockPicture[];
};

/** A game of the folder. */
export type StockGame = {
  readonly slug: string;
  readonly creator: string;
  /** Null: as soon as it is stocked. */
  readonly releasedAt: Date | null;
  readonly about: GameFile;
  readonly texts: readonly GameTexts[];
  readonly builds: readonly StockBuild[];
  readonly page: StockDocument | null;
};
