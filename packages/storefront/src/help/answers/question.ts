import type { MessageDescriptor } from "@lingui/core";

/** A question of the help page. Its answer is plain text, so that it can be searched. */
interface Question {
  /** Its part of the address (`/help#no-coins`): links from mails and pages lead there, so it stays. */
  readonly id: string;
  readonly ask: MessageDescriptor;
  /** Paragraphs. Each sentence is true of the shop it is shown in. */
  readonly answer: readonly MessageDescriptor[];
  /** Where to go next. */
  readonly links?: readonly { readonly path: string; readonly label: MessageDescriptor }[];
  /** The rules that make it true; a test finds them among `docs/rules`. */
  readonly rules: readonly string[];
  /** Whether it is true of this brand. Absent: of every brand. */
  readonly isShown?: boolean;
}

export interface Section {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly questions: readonly Question[];
}
