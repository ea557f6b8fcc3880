import { SUPPORT_ASSIGNMENTS, SUPPORT_STAFF_STEPS } from "@catnip/domain/support";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { LocaleRef, PageInputRef } from "../../platform/shared-types.ts";
import type { Locale } from "@catnip/domain/locales";
import type { SupportCaseList } from "./own-cases.ts";
import { assignCase, findCases, replyToCase, setCaseState } from "./staff-cases.ts";
import type { SupportCase } from "./support-case.ts";
import { CaseRef, StateRef, TopicRef } from "./support.schema.ts";

const AssignmentRef = closedSet(
  "SupportAssignment",
  "support",
  SUPPORT_ASSIGNMENTS,
  "Whose cases to list: one's own, unassigned ones, or all.",
);
const StepRef = closedSet(
  "SupportStaffStep",
  "support",
  SUPPORT_STAFF_STEPS,
  "What staff do with a case besides answering.",
);

const StaffCaseRef = builder.objectRef<SupportCase>("SupportStaffCase").implement({
  description: "A case as staff see it.",
  fields: (t) => ({
    case: t.field({ type: CaseRef, description: "What the writer sees too.", resolve: (found) => found }),
    platform_key: t.exposeString("platform_key", { description: "The shop it was written in." }),
    locale: t.field({
      type: LocaleRef,
      description: "The language it was written in, most likely.",
      resolve: ({ locale }) => locale as Locale,
    }),
    user_uuid: t.exposeID("user_uuid", { nullable: true, description: "Who wrote it; null: a guest." }),
    email: t.exposeString("email", { nullable: true, description: "A guest's mail address." }),
    assignee_uuid: t.exposeID("assignee_uuid", {
      nullable: true,
      description: "Who of the staff looks after it; null: unassigned.",
    }),
  }),
});

const StaffCaseListRef = builder.objectRef<SupportCaseList>("SupportStaffCaseList").implement({
  description: "A page of cases for staff.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "On all pages." }),
    list: t.expose("list", { type: [StaffCaseRef], description: "The cases of this page." }),
  }),
});

builder.queryField("findSupportCase", (t) =>
  t.field({
    type: StaffCaseListRef,
    description: "For support and root: cases, who has waited longest first.",
    args: {
      number: t.arg.id({ description: "Just this one, whatever its state." }),
      state: t.arg({ type: [StateRef], description: "In these states; absent: all that are not closed." }),
      topic: t.arg({ type: [TopicRef], description: "About these topics; absent: all." }),
      platform_key: t.arg.string({ description: "Of this brand; absent: all." }),
      assigned: t.arg({ type: AssignmentRef, defaultValue: "anybody", description: "Who looks after them." }),
      q: t.arg({ type: PageInputRef, description: "Only `page`; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: (_parent, args, context) => findCases(context, args),
  }),
);

const number = { required: true, description: "The case number." } as const;

builder.mutationField("addSupportCaseReply", (t) =>
  t.field({
    type: StaffCaseRef,
    description:
      "For support and root: answers a case, and mails its writer that an answer is there. The same uuid with the same text adds nothing. Refusals: `support/case-closed`, `support/case-not-found`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made." }),
      number: t.arg.id(number),
      text: t.arg.string({ required: true, description: "Plain text, 1 to 4,000 characters." }),
      reason: t.arg.string({ defaultValue: "", description: "A note for the audit log." }),
    },
    resolve: (_parent, { reason, ...args }, context) =>
      replyToCase(context, { ...args, reason: reason ?? "" }),
  }),
);

builder.mutationField("assignSupportCase", (t) =>
  t.field({
    type: StaffCaseRef,
    description: "For support and root: takes a case, also from a colleague, or gives it back.",
    args: {
      number: t.arg.id(number),
      to_me: t.arg.boolean({ required: true, description: "False: unassigns it." }),
      reason: t.arg.string({ defaultValue: "", description: "A note for the audit log." }),
    },
    resolve: (_parent, { reason, ...args }, context) =>
      assignCase(context, { ...args, reason: reason ?? "" }),
  }),
);

builder.mutationField("setSupportCaseState", (t) =>
  t.field({
    type: StaffCaseRef,
    description: "For support and root: closes a case, which mails its writer, or reopens it.",
    args: {
      number: t.arg.id(number),
      step: t.arg({ type: StepRef, required: true, description: "What to do." }),
      reason: t.arg.string({
        required: true,
        description: "Why, for the audit log; at most 500 characters.",
      }),
    },
    resolve: (_parent, args, context) => setCaseState(context, args),
  }),
);
