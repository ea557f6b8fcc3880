import { blacklistDecision, type BlacklistEntry } from "../catalog/index.ts";
import type { ErrorCode } from "../errors/index.ts";
import { LANGUAGES, type Language } from "../locales/index.ts";

/** The two kinds of a game's builds. */
export const BUILD_KINDS = ["trial", "official"] as const;

export type BuildKind = (typeof BUILD_KINDS)[number];

/** The language of a build; `any` for one that holds all of the game's. */
export type BuildLanguage = Language | "any";

export const BUILD_LANGUAGES: readonly BuildLanguage[] = [...LANGUAGES, "any"];

/** Who asks for which build. */
export interface BuildRequest {
  readonly kind: BuildKind;
  /** The system the build is for. */
  readonly os: string;
  readonly locale: string;
  readonly signedIn: boolean;
  readonly owned: boolean;
  readonly blacklist: readonly BlacklistEntry[];
}

/**
 * Why a build may not be played or downloaded, or null when it may.
 *
 * Trials are for everyone; official builds are for buyers, also for buyers of a game
 * since withdrawn from sale. The blacklist restricts both, each by its own list (R-PLY-2).
 */
export function buildRefusal(request: BuildRequest): ErrorCode | null {
  const { trialBlocked, officialBlocked } = blacklistDecision(request.blacklist, request);
  if (request.kind === "trial") return trialBlocked ? "store/blocked" : null;
  if (!request.signedIn) return "auth/login-required";
  if (!request.owned) return "store/not-owned";
  return officialBlocked ? "store/blocked" : null;
}

/** The official app is offered only on windows and android, and never by the partner brand. */
export function offersOfficialApp(deviceOs: string, isPartnerBrand: boolean): boolean {
  return !isPartnerBrand && ["windows", "android"].includes(deviceOs.toLowerCase());
}
