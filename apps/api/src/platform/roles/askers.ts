import type { Role } from "./roles.ts";

/** Who may call an operation: an answer for guests and for each role, so that none can be forgotten. */
export type Askers = Readonly<Record<Role | "guest", boolean>>;

export type Everybody = Askers & { readonly guest: true; readonly player: true };
export type Players = Askers & { readonly guest: false; readonly player: true };
/** Certain roles only; being a player is not enough. */
export type Some = Askers & { readonly guest: false; readonly player: false };

export const EVERYBODY = {
  guest: true,
  player: true,
  creator: true,
  support: true,
  reviewer: true,
  finance: true,
  root: true,
} as const satisfies Everybody;

/** Any logged-in user. */
export const PLAYERS = { ...EVERYBODY, guest: false } as const satisfies Players;

const NONE = {
  guest: false,
  player: false,
  creator: false,
  support: false,
  reviewer: false,
  finance: false,
  root: false,
} as const satisfies Some;

/** Players with at least one of these roles, according to the database at that moment. */
export function only(...roles: readonly Exclude<Role, "player">[]): Some {
  return { ...NONE, ...Object.fromEntries(roles.map((role) => [role, true])) };
}
