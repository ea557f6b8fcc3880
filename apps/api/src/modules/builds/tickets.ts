import type { Config } from "../../platform/config.ts";
import { createSeal, type Seal } from "../../platform/keys.ts";

/** What a ticket says: this build, for this user (null for trials, which are anybody's). */
export type BuildClaims = { readonly b: string; readonly u: string | null };

/** How long the link to a web build may lie around, in milliseconds. */
export const PLAY_TICKET_MS = 60_000;
/** How long a game goes on loading files without a sign of life. */
export const PLAY_GRANT_MS = 15 * 60_000;
/** How long a download may be started or resumed with one link. */
export const DOWNLOAD_TICKET_MS = 10 * 60_000;

type SealOf = (config: Pick<Config, "secret">) => Seal<BuildClaims>;

/** In the address of a web build; exchanged at once for a grant. */
export const playTickets: SealOf = kept("play ticket v1");
/** In the cookie of a build's own origin. */
export const playGrants: SealOf = kept("play grant v1");
/** In the address of a download. */
export const downloadTickets: SealOf = kept("download ticket v1");

/** Deriving a key costs more than using it. */
function kept(purpose: string): SealOf {
  const seals = new Map<string, Seal<BuildClaims>>();
  return ({ secret }) => {
    const known = seals.get(secret) ?? createSeal<BuildClaims>(secret, purpose);
    seals.set(secret, known);
    return known;
  };
}
