import { blacklistDecision, type BlacklistEntry } from "../catalog/index.ts";
import type { ErrorCode } from "../errors/index.ts";
import { LANGUAGES, type Language } from "../locales/index.ts";

/** The two kinds of a game's builds. */
export const BUILD_KINDS = ["trial", "official"] as const;

export type BuildKind = (typeof BUILD_KINDS)[number];

/** The build's language; `any` if it contains all of the game's languages. */
export type BuildLanguage = Language | "any";

export const BUILD_LANGUAGES: readonly BuildLanguage[] = [...LANGUAGES, "any"];

/** Who is requesting which build. */
interface BuildRequest {
  readonly kind: BuildKind;
  /** The build's operating system. */
  readonly os: string;
  readonly locale: string;
  readonly signedIn: boolean;
  readonly owned: boolean;
  readonly blacklist: readonly BlacklistEntry[];
}

/**
 * Why a build may not be played or downloaded, or null if it may.
 *
 * Trials are open to everyone; official builds are for buyers, including buyers of a game since withdrawn from sale.
 * The blacklist restricts both, with a separate list for each (R-PLY-2).
 */
export function buildRefusal(request: BuildRequest): ErrorCode | null {
  const { trialBlocked, officialBlocked } = blacklistDecision(request.blacklist, request);
  if (request.kind === "trial") return trialBlocked ? "store/blocked" : null;
  if (!request.signedIn) return "auth/login-required";
  if (!request.owned) return "store/not-owned";
  return officialBlocked ? "store/blocked" : null;
}
