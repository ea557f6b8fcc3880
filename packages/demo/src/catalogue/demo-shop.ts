import type { ArticleKind } from "@catnip/domain/articles";
import type { RedemptionReward } from "@catnip/domain/redemptions";
import type { DemoArt } from "./art-keys.ts";
import type { DemoWords } from "./demo-words.ts";

/** A player of the demo shop: writes comments, owns games. */
export interface DemoPlayer {
  readonly key: string;
  readonly nickname: string;
  readonly country: string;
  /** Their introduction, in their own language. */
  readonly brief: string;
  readonly showsPlayTime?: true;
}

/** One comment below a game; a player writes at most one per game. */
export interface DemoComment {
  readonly gameId: number;
  readonly player: string;
  /** 1 good, -1 bad, 0 no vote. */
  readonly vote: 1 | -1 | 0;
  readonly comment: string;
  readonly daysAgo: number;
}

/** One entry of a game's update log. */
export interface DemoUpdateLog {
  readonly gameId: number;
  readonly version: string;
  readonly daysAgo: number;
  /** HTML. */
  readonly text: DemoWords;
}

/** A coupon template's value and scope. */
export interface DemoCoupon {
  readonly key: string;
  readonly name: DemoWords;
  readonly applicableScope: "any" | "store";
  /** Store ids; empty when the scope is `any`. */
  readonly storeIds: readonly number[];
  /** Percent taken off. */
  readonly discountRate: number;
  readonly endsInDays: number;
}

/** Reward codes of one campaign. */
export interface DemoRedemptionCode {
  readonly key: string;
  readonly codes: readonly string[];
  readonly reward: RedemptionReward;
  /** Negative: they have expired. */
  readonly endsInDays: number;
}

/** One slide of the home banner; the image is `renderBannerSvg(slide)` and contains no text. */
export interface DemoBannerSlide {
  readonly key: string;
  /** Path below the shop's origin, without locale prefix. */
  readonly linkPath: string;
  readonly kicker: DemoWords;
  readonly headline: DemoWords;
  readonly text: DemoWords;
  readonly art: DemoArt;
}

/** One article. */
export interface DemoArticle {
  readonly key: string;
  readonly category: ArticleKind;
  /** The game that news of the category `store` is about. */
  readonly storeId?: number;
  /** When it opened by itself; a demo greets nobody with a popup, so it is over. */
  readonly broadcast?: { readonly startedDaysAgo: number; readonly endedDaysAgo: number };
  readonly publishedDaysAgo: number;
  readonly headline: DemoWords;
  /** HTML. */
  readonly text: DemoWords;
}
