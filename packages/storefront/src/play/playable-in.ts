import type { BuildKind } from "@catnip/domain/builds";
import type { Platform } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";

export type PlayKind = BuildKind;

/** What the API says about a game's builds and this visitor. */
export type PlayAnswer = {
  readonly authorized: boolean;
  readonly trial_refusal?: ErrorCode | null;
  readonly official_refusal?: ErrorCode | null;
  readonly store_url: readonly {
    readonly type: BuildKind;
    readonly platform: Platform;
    readonly url: string;
    readonly needs_threads?: boolean;
  }[];
};

/** A browser build that may be played. */
export type Playable = { readonly url: string; readonly needsThreads: boolean };

/**
 * The address of a game's browser build, and whether it needs a page that is cross-origin isolated.
 *
 * @throws ApiFault `store/not-owned`, `store/blocked` or `store/not-released` when access is denied,
 *   `render/no-web-build` when the game has no build for browsers, `render/game-data-lost` when that build has no
 *   address
 */
export function playableIn(answer: PlayAnswer, type: PlayKind): Playable {
  if (type === "official" && !answer.authorized)
    throw new ApiFault("store/not-owned", "The game has not been bought.");
  const link = answer.store_url.find((each) => each.type === type && each.platform === "web");
  if (link && !URL.canParse(link.url))
    throw new ApiFault("render/game-data-lost", "The game's build has no address.");
  if (link) return { url: link.url, needsThreads: link.needs_threads ?? false };
  const refusal = type === "trial" ? answer.trial_refusal : answer.official_refusal;
  if (refusal) throw new ApiFault(refusal, "The game may not be played here.");
  throw new ApiFault("render/no-web-build", "The game has no build that plays in a browser.");
}

/** The error shown when a game does not start: the given reason, else `render/error`. */
export const playFault = (fault: unknown): ApiFault =>
  fault instanceof ApiFault ? fault : new ApiFault("render/error", String(fault));
