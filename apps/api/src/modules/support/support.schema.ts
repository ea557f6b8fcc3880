import { SUPPORT_REFERENCE_KINDS, SUPPORT_STATES, SUPPORT_TOPICS } from "@catnip/domain/support";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { LocaleRef, PageInputRef } from "../../platform/shared-types.ts";
import { addSupportCase } from "./add-case.ts";
import { messagesOf, type SupportMessage } from "./messages.ts";
import { closeOwnCase, findOwnCases, getOwnCase, writeInCase, type SupportCaseList } from "./own-cases.ts";
import type { SupportCase } from "./support-case.ts";

export const TopicRef = closedSet(
  "SupportTopic",
  "support",
  SUPPORT_TOPICS,
  "What a message to customer service is about.",
);
export const StateRef = closedSet(
  "SupportState",
  "support",
  SUPPORT_STATES,
  "A case's state: not answered yet, waiting for the player, waiting for staff, or closed.",
);
const ReferenceKindRef = closedSet(
  "SupportReferenceKind",
  "support",
  SUPPORT_REFERENCE_KINDS,
  "What a case points at.",
);

const MessageRef = builder.objectRef<SupportMessage>("SupportMessage").implement({
  description: "One thing that was said in a case.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made." }),
    is_staff: t.exposeBoolean("is_staff", {
      description: "Customer service said it; which of them is not told.",
    }),
    text: t.exposeString("text", { description: "Plain text." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When." }),
  }),
});

export const CaseRef = builder.objectRef<SupportCase>("SupportCase").implement({
  description: "A person's request to customer service.",
  fields: (t) => ({
    number: t.exposeID("number", { description: "The case number, such as `7K3M9-QXD02`." }),
    topic: t.expose("topic", { type: TopicRef, description: "What it is about." }),
    state: t.expose("state", { type: StateRef, description: "Whose turn it is." }),
    reference_kind: t.expose("reference_kind", {
      type: ReferenceKindRef,
      nullable: true,
      description: "Of the thing it points at; null: none.",
    }),
    reference_id: t.exposeString("reference_id", {
      nullable: true,
      description: "Of a purchase the uuid, of a payment the order number, of a game the id.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was opened." }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last moved." }),
    messages: t.field({
      type: [MessageRef],
      description: "Everything said in it, oldest first.",
      resolve: async ({ uuid }, _args, context) => [...(await messagesOf(context, uuid))],
    }),
  }),
});

const CaseListRef = builder.objectRef<SupportCaseList>("SupportCaseList").implement({
  description: "A page of cases.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "On all pages." }),
    list: t.expose("list", { type: [CaseRef], description: "The cases of this page." }),
  }),
});

const ReferenceInputRef = builder.inputType("SupportReferenceInput", {
  description: "What a case points at: a purchase or payment of one's own, or a game.",
  fields: (t) => ({
    kind: t.field({ type: ReferenceKindRef, required: true, description: "Which kind." }),
    id: t.id({ required: true, description: "As in `SupportCase.reference_id`." }),
  }),
});

builder.mutationField("addSupportCase", (t) =>
  t.field({
    type: CaseRef,
    description:
      "Writes to customer service. The case number is mailed to the writer. The same uuid with the same content is answered with the same case. Refusals: `support/too-many` with `max` open cases of one person, `input/invalid` with the field (`text`, `email`, `reference`) and its limits.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made." }),
      topic: t.arg({ type: TopicRef, required: true, description: "What it is about." }),
      text: t.arg.string({ required: true, description: "Plain text, 10 to 4,000 characters." }),
      locale: t.arg({ type: LocaleRef, required: true, description: "The language of mails about it." }),
      reference: t.arg({ type: ReferenceInputRef, description: "What it points at." }),
      email: t.arg.string({
        description: "Where guests get their answer; ignored for players, who have an address.",
      }),
    },
    resolve: (_parent, args, context) => addSupportCase(context, args),
  }),
);

builder.queryField("findSupportCaseByMe", (t) =>
  t.field({
    type: CaseListRef,
    description: "The signed-in user's cases, the latest change first.",
    args: {
      q: t.arg({ type: PageInputRef, description: "Only `page`; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: (_parent, { q, limit }, context) => findOwnCases(context, q, limit),
  }),
);

const key = {
  number: { required: true, description: "The case number; spaces, hyphens and case do not matter." },
  email: { description: "The mail address given with it: needed by guests." },
} as const;

builder.queryField("getSupportCase", (t) =>
  t.field({
    type: CaseRef,
    description:
      "A case of the caller: a player's by its number, a guest's by number and mail address. Others' are `support/case-not-found`.",
    args: { number: t.arg.id(key.number), email: t.arg.string(key.email) },
    resolve: (_parent, args, context) => getOwnCase(context, args),
  }),
);

builder.mutationField("addSupportCaseMessage", (t) =>
  t.field({
    type: CaseRef,
    description:
      "Writes on in a case that is not closed. The same uuid with the same text adds nothing. Refusals: `support/case-closed`, `support/case-not-found`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made." }),
      number: t.arg.id(key.number),
      text: t.arg.string({ required: true, description: "Plain text, 1 to 4,000 characters." }),
      email: t.arg.string(key.email),
    },
    resolve: (_parent, args, context) => writeInCase(context, args),
  }),
);

builder.mutationField("closeSupportCase", (t) =>
  t.field({
    type: CaseRef,
    description: "Ends a case of the caller; again does nothing.",
    args: { number: t.arg.id(key.number), email: t.arg.string(key.email) },
    resolve: (_parent, args, context) => closeOwnCase(context, args),
  }),
);
