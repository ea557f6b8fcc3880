import { GIVEN_ROLES, ROLE_CHANGES, ROLE_CHANGE_STATES, type RoleChange } from "@catnip/domain/accounts";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { requireRole } from "../../platform/viewer.ts";
import { confirmRoleChange, withdrawRoleChange } from "./decide-role-change.ts";
import { findRoleChanges } from "./find-role-changes.ts";
import { findUser, findUsersByRole, type FoundUser } from "./find-users.ts";
import { requestRoleChange } from "./request-role-change.ts";
import type { UserRoleChange } from "./role-change.ts";

const UserRoleRef = closedSet(
  "UserRole",
  "accounts#GivenRole",
  GIVEN_ROLES,
  "What an account may do besides what every player may.",
);

const RoleChangeRef = closedSet("RoleChange", "accounts", ROLE_CHANGES, "Whether a role is given or taken.");

const RoleChangeStateRef = closedSet(
  "RoleChangeState",
  "accounts",
  ROLE_CHANGE_STATES,
  "`pending`: it waits for a second person; `done`: it was made; `withdrawn`: it will not be made.",
);

const REASON = "For the audit log, at most 500 characters.";

const FoundUserRef = builder.objectRef<FoundUser>("FoundUser").implement({
  description: "An account as staff find it.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "What other operations name the account by." }),
    email: t.exposeString("email", { description: "The verified mail address." }),
    nickname: t.exposeString("nickname", { nullable: true, description: "As shown in the shops." }),
    country: t.exposeString("country", {
      nullable: true,
      description: "Country of residence, in upper case; null: not chosen yet.",
    }),
    roles: t.field({
      type: [UserRoleRef],
      description: "Besides `player`, which everybody is.",
      resolve: ({ roles }) => [...roles],
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When the account was made." }),
  }),
});

const UserRoleChangeRef = builder.objectRef<UserRoleChange>("UserRoleChange").implement({
  description: "A role that was given to an account or taken from it, or is to be. For root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made." }),
    user_uuid: t.exposeID("user_uuid", { description: "Whose role it is." }),
    role: t.expose("role", { type: UserRoleRef, description: "The role." }),
    change: t.expose("change", { type: RoleChangeRef, description: "Given or taken." }),
    reason: t.exposeString("reason", { description: "Why, in words of staff." }),
    needs_confirmation: t.exposeBoolean("needs_confirmation", {
      description: "Whether it needed a second person: `finance` and `root` do.",
    }),
    state: t.expose("state", { type: RoleChangeStateRef, description: "What became of it." }),
    created_by: t.exposeID("created_by", {
      nullable: true,
      description: "Who asked for it; they cannot confirm it. Null: on the command line of the server.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When." }),
    decided_by: t.exposeID("decided_by", { nullable: true, description: "Who confirmed or withdrew it." }),
    decided_at: t.expose("decided_at", { type: "DateTime", nullable: true, description: "When." }),
    decided_why: t.exposeString("decided_why", { nullable: true, description: "Why, in words of staff." }),
  }),
});

builder.queryField("findUser", (t) =>
  t.field({
    type: FoundUserRef,
    nullable: true,
    description:
      "The account with a mail address or a uuid, for support and root; null: there is none. Exactly one of the two is given. Finding an account writes an audit event.",
    args: {
      email: t.arg.string({ description: "The whole address, in any case." }),
      uuid: t.arg.id({ description: "The account's." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => findUser(context, args),
  }),
);

builder.queryField("findUserByRole", (t) =>
  t.field({
    type: [FoundUserRef],
    description: "Everybody with a role, the newest account first. For root.",
    args: {
      role: t.arg({ type: UserRoleRef, required: true, description: "The role." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [...(await findUsersByRole(context, args))],
  }),
);

builder.queryField("findUserRole", (t) =>
  t.field({
    type: [UserRoleChangeRef],
    description: "Roles that were given and taken, or are to be, newest first. For root.",
    args: {
      state: t.arg({ type: RoleChangeStateRef, description: "Only these." }),
      user_uuid: t.arg.id({ description: "Only those of this account." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [...(await findRoleChanges(context, args))],
  }),
);

type MutationFields = Parameters<Parameters<typeof builder.mutationField>[1]>[0];

/** A root's request to give or take a role. */
const request = (t: MutationFields, change: RoleChange, description: string) =>
  t.field({
    type: UserRoleChangeRef,
    description,
    args: {
      uuid: t.arg.id({
        required: true,
        description: "Client-made; the same request again is answered again.",
      }),
      user_uuid: t.arg.id({ required: true, description: "The account; see `findUser`." }),
      role: t.arg({ type: UserRoleRef, required: true, description: "The role." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_parent, args, context) =>
      requestRoleChange(context, await requireRole(context, "root"), { ...args, change }),
  });

builder.mutationField("addUserRole", (t) =>
  request(
    t,
    "give",
    "Gives an account a role and tells its owner, for root; `finance` and `root` wait for `confirmUserRole`. It holds from the next request on. `auth/forbidden` for oneself, `auth/user-not-found`, `request/version-conflict` if the account has the role, `request/id-conflict`.",
  ),
);

builder.mutationField("delUserRole", (t) =>
  request(
    t,
    "take",
    "Takes a role from an account and tells its owner, for root; `finance` and `root` wait for `confirmUserRole`. `auth/forbidden` with the reason `last-root` for the last root, `auth/user-not-found`, `request/version-conflict` if the account does not have the role, `request/id-conflict`.",
  ),
);

/** What a second person says about a change that waits. */
const decision = (t: MutationFields, description: string, decide: typeof confirmRoleChange) =>
  t.field({
    type: UserRoleChangeRef,
    description,
    args: {
      uuid: t.arg.id({ required: true, description: "`UserRoleChange.uuid`." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => decide(context, args),
  });

builder.mutationField("confirmUserRole", (t) =>
  decision(
    t,
    "Confirms a change of roles that someone else requested, for root: it holds now. `auth/forbidden` for its requester and for the one who gets the role, and with the reason `last-root`; `input/invalid` for one that needs no confirmation; `request/version-conflict` for one that was withdrawn or has become impossible.",
    confirmRoleChange,
  ),
);

builder.mutationField("withdrawUserRole", (t) =>
  decision(
    t,
    "Withdraws a change of roles that waits, for root. `request/version-conflict` for one that was confirmed.",
    withdrawRoleChange,
  ),
);
