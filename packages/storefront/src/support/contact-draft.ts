import { parseEmail } from "@catnip/domain/accounts";
import { cleanText } from "@catnip/domain/input";
import {
  SUPPORT_REFERENCE_KINDS,
  SUPPORT_TOPICS,
  supportTextProblem,
  type SupportReferenceKind,
  type SupportTopic,
} from "@catnip/domain/support";
import * as v from "valibot";

/** The unsent content of the contact form. */
export const ContactDraft = v.object({
  topic: v.union([v.literal(""), v.picklist(SUPPORT_TOPICS)]),
  /** `payment:01J…`; empty: nothing in particular. */
  reference: v.string(),
  text: v.string(),
  email: v.string(),
  /** The idempotency key of sending exactly this; empty until then. */
  uuid: v.string(),
});

export type ContactDraft = v.InferOutput<typeof ContactDraft>;

/** The form as preset by a URL: `?topic=payment&payment=01J…`. Unknown values are ignored. */
export function draftOfAddress(search: URLSearchParams): ContactDraft {
  const topic = SUPPORT_TOPICS.find((each) => each === search.get("topic")) ?? "";
  const kind = SUPPORT_REFERENCE_KINDS.find((each) => REFERENCE.test(search.get(each) ?? ""));
  const reference = kind ? `${kind}:${search.get(kind)}` : "";
  return { topic, reference, text: "", email: "", uuid: "" };
}

const REFERENCE = /^[\w-]{1,40}$/;

/** A reference in its parts; null when there is none. */
export function referenceOf(text: string): { kind: SupportReferenceKind; id: string } | null {
  const [before = "", id = ""] = text.split(":");
  const kind = SUPPORT_REFERENCE_KINDS.find((each) => each === before);
  return kind && id !== "" ? { kind, id } : null;
}

/** Why a form cannot be sent, by field. */
export interface ContactProblems {
  readonly topic: boolean;
  readonly text: "short" | "long" | null;
  readonly email: boolean;
}

/** The same checks as the API's (R-SPT-1). */
export function contactProblems({ topic, text, email }: ContactDraft, isGuest: boolean): ContactProblems {
  return {
    topic: topic === "",
    text: supportTextProblem(cleanText(text)),
    email: isGuest && parseEmail(email) === null,
  };
}

/** A draft that can be sent. */
export type SendableDraft = ContactDraft & { readonly topic: SupportTopic };

export function isSendable(draft: ContactDraft, isGuest: boolean): draft is SendableDraft {
  const { topic, text, email } = contactProblems(draft, isGuest);
  return !topic && text === null && !email;
}
