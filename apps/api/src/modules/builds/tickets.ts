import type { Config } from "../../platform/config.ts";
import { createSeal, type Seal } from "../../platform/keys.ts";

/** A ticket's claims: this build, for this user (null for trials, which are open to all). */
export type BuildClaims = { readonly b: string; readonly u: string | null };

/** How long the link to a web build stays valid, in milliseconds. */
export const PLAY_TICKET_MS = 60_000;
/** How long a game may keep loading files without a renewal. */
export const PLAY_GRANT_MS = 15 * 60_000;

type SealOf = (config: Pick<Config, "secret">) => Seal<BuildClaims>;

/** In the URL of a web build; exchanged at once for a grant. */
export const playTickets: SealOf = kept("play ticket v1");
/** In the cookie on a build's own origin. */
export const playGrants: SealOf = kept("play grant v1");

/** Caches the derived key: deriving it costs more than using it. */
function kept(purpose: string): SealOf {
  const seals = new Map<string, Seal<BuildClaims>>();
  return ({ secret }) => {
    const known = seals.get(secret) ?? createSeal<BuildClaims>(secret, purpose);
    seals.set(secret, known);
    return known;
  };
}
