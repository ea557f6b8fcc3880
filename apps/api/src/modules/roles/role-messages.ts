import type { GivenRole, RoleChange } from "@catnip/domain/accounts";
import { msg } from "@catnip/i18n/msg.ts";

// As all mails: no name of a shop or game.

type Message = ReturnType<typeof msg>;

export const ROLE_NAMES = {
  creator: msg({ message: "creator", comment: "A role of an account, in a mail about it" }),
  support: msg({ message: "customer service", comment: "A role of an account, in a mail about it" }),
  reviewer: msg({ message: "reviewer", comment: "A role of an account, in a mail about it" }),
  finance: msg({ message: "finance", comment: "A role of an account, in a mail about it" }),
  root: msg({ message: "root administrator", comment: "A role of an account, in a mail about it" }),
} satisfies Readonly<Record<GivenRole, Message>>;

export const ROLE_SUBJECT = msg({ message: "About your account", comment: "Subject of a mail" });

/** Told to the person. */
export const ROLE_CHANGED = {
  give: msg({
    message: "Your account now has this role: {role}.",
    comment: "{role} is the name of a role, such as “customer service”",
  }),
  take: msg({
    message: "Your account no longer has this role: {role}.",
    comment: "{role} is the name of a role, such as “customer service”",
  }),
} satisfies Readonly<Record<RoleChange, Message>>;

export const ROLE_UNEXPECTED = msg`If you did not expect this, write to support.`;

export const ROLE_WAITS_SUBJECT = msg({
  message: "A change of roles needs your confirmation",
  comment: "Subject of a mail to root administrators",
});

/** Told to the roots who may confirm it. */
export const ROLE_WAITS = {
  give: msg({
    message: "{email} is to get this role: {role}. A second person has to confirm it, and that can be you.",
    comment: "Mail to root administrators; {role} is the name of a role, such as “finance”",
  }),
  take: msg({
    message: "{email} is to lose this role: {role}. A second person has to confirm it, and that can be you.",
    comment: "Mail to root administrators; {role} is the name of a role, such as “finance”",
  }),
} satisfies Readonly<Record<RoleChange, Message>>;

export const ROLE_WITHDRAW = msg`If you do not agree, withdraw it.`;
