import type { DemoArt } from "./art-keys.ts";
import type { DemoAuthorKey } from "./authors.ts";
import type { DemoLanguage, PerLanguage } from "./demo-words.ts";
import type { DemoTagKey } from "./tags.ts";
import type { DemoWarningKey } from "./warnings.ts";

/**
 * One fictional game of the demo shop.
 *
 * Days are relative to the day of seeding, so that the shop looks lived-in whenever it is started: positive is in the
 * past, negative in the future.
 */
export interface DemoGame {
  /** The public store id, never changes, from 101. */
  readonly id: number;
  /** The slug: lower-case words joined by hyphens. */
  readonly path: string;
  readonly category: DemoCategory;
  readonly author: DemoAuthorKey;
  readonly tags: readonly DemoTagKey[];
  readonly defaultLanguage: DemoLanguage;
  /** Negative for unreleased titles; those have `startPreviewDaysAgo`. */
  readonly releasedDaysAgo: number;
  /** When an unreleased title was first shown. */
  readonly startPreviewDaysAgo?: number;
  readonly updatedDaysAgo: number;
  /** List price of the `us` row in meowcent; 0 for free titles. */
  readonly priceMeowcent: number;
  /** Explicit prices of other countries in meowcent; all others derive from the `us` row and the country ratio. */
  readonly countryPrices?: Readonly<Partial<Record<"jp" | "cn" | "tw", number>>>;
  /** A current sale. */
  readonly activity?: { readonly percent: number; readonly endsInDays: number };
  readonly supportPlatform: readonly DemoPlatform[];
  /** Languages the game itself can be played in. */
  readonly gameLanguages: readonly DemoLanguage[];
  readonly serialStatus: "ongoing" | "completed";
  readonly cgCount: number;
  readonly wordCount: number;
  readonly warnings: readonly DemoWarningKey[];
  /** The folder below `demo/games` that holds the playable web build. */
  readonly webGame?: DemoWebGame;
  /** The downloads. The seed creates a small archive for each. */
  readonly downloads: readonly DemoDownload[];
  readonly info: PerLanguage<DemoGameInfo>;
  readonly art: DemoArt;
}

/** A game's texts in one language. */
export interface DemoGameInfo {
  readonly name: string;
  /** One sentence, plain text. */
  readonly brief: string;
  /** Two to four paragraphs of HTML: `p`, `ul`, `li`, `em`, `strong`. */
  readonly introduction: string;
}

export interface DemoDownload {
  readonly kind: "trial" | "official";
  readonly platform: Exclude<DemoPlatform, "web">;
  readonly version: string;
}

type DemoCategory = "boy-r18" | "boy-bl" | "girl-r18" | "girl-gl";

type DemoPlatform = "web" | "windows" | "mac" | "android" | "ios" | "platform app";

export type DemoWebGame = "tea-house-letters" | "lantern-lines" | "neon-drift";
