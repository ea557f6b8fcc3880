import type { MessageDescriptor } from "@lingui/core";

/** A question of the help page. Its answer is plain text, so that it can be searched. */
interface Question {
  /** Its fragment in the URL (`/help#no-coins`): mails and pages link to it, so it never changes. */
  readonly id: string;
  readonly ask: MessageDescriptor;
  /** Paragraphs. Each sentence is true for the shop that shows it. */
  readonly answer: readonly MessageDescriptor[];
  /** The next step. */
  readonly links?: readonly { readonly path: string; readonly label: MessageDescriptor }[];
  /** The rules it is based on; a test looks them up in `docs/rules`. */
  readonly rules: readonly string[];
  /** Whether it applies to this brand. Absent: to every brand. */
  readonly isShown?: boolean;
}

export interface Section {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly questions: readonly Question[];
}
