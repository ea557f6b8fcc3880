import { ROLES, type Role } from "./roles.ts";

/** Roles that an account is given; every account is a player's. */
export type GivenRole = Exclude<Role, "player">;

export const GIVEN_ROLES: readonly GivenRole[] = ROLES.filter((role) => role !== "player");

/** Whether an untrusted value is one. */
export const isGivenRole = (value: unknown): value is GivenRole => GIVEN_ROLES.some((role) => role === value);

export const ROLE_CHANGES = ["give", "take"] as const;

export type RoleChange = (typeof ROLE_CHANGES)[number];

/** `pending`: it waits for a second person. */
export const ROLE_CHANGE_STATES = ["pending", "done", "withdrawn"] as const;

export type RoleChangeState = (typeof ROLE_CHANGE_STATES)[number];

/** What a second person, or the first on second thoughts, decides about a change that waits; only once. */
export const ROLE_DECISIONS = ["confirmed", "withdrawn"] as const;

export type RoleDecision = (typeof ROLE_DECISIONS)[number];

/** @param decision null: not decided yet */
export function roleChangeState(needsConfirmation: boolean, decision: RoleDecision | null): RoleChangeState {
  if (!needsConfirmation || decision === "confirmed") return "done";
  return decision === "withdrawn" ? "withdrawn" : "pending";
}

/**
 * Whether a change needs a second person: those that decide about money or about roles, unless there is no root yet who
 * could confirm it and this makes the first one (R-ROL-3).
 *
 * @param roots how many accounts have the role root
 */
export const roleNeedsConfirmation = (role: GivenRole, change: RoleChange, roots: number): boolean =>
  role === "finance" || (role === "root" && !(change === "give" && roots === 0));

/** A change as requested. `createdBy` null: on the command line of the server. */
export type RequestedRoleChange = {
  readonly userUuid: string;
  readonly change: RoleChange;
  readonly createdBy: string | null;
};

/** Users cannot give themselves a role, but may give up their own (R-ROL-4). */
export const mayRequestRole = ({ userUuid, change, createdBy }: RequestedRoleChange): boolean =>
  change === "take" || createdBy !== userUuid;

/** The requester of a change, or the user who would gain a role by it, is no second person (R-ROL-4). */
export const mayConfirmRole = (actorUuid: string, requested: RequestedRoleChange): boolean =>
  actorUuid !== requested.createdBy && (requested.change === "take" || actorUuid !== requested.userUuid);

/** The last root stays: without one, no one could give roles any more (R-ROL-5). */
export const leavesNoRoot = (role: GivenRole, change: RoleChange, roots: number): boolean =>
  role === "root" && change === "take" && roots <= 1;
