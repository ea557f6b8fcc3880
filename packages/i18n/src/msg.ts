import type { MessageDescriptor } from "@lingui/core";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";

/** A message in ICU MessageFormat, with named values: `{count, plural, one {# game} other {# games}}`. */
export type Message = {
  readonly message: string;
  /** Distinguishes two meanings of the same English text. Part of the id. */
  readonly context?: string;
  /** For translators. */
  readonly comment?: string;
};

/**
 * Lingui's `msg` for code that Node runs directly, where no bundler compiles macros away. Written and extracted like
 * the macro, with the same ids; only template literals with values are impossible, since a function cannot see their
 * names. Pass values when rendering: `i18n._(MESSAGE.id, { count })`.
 */
export function msg(source: Message | TemplateStringsArray): MessageDescriptor & { readonly id: string } {
  const { message, context }: Message = isTemplate(source) ? { message: source.join("") } : source;
  return { id: generateMessageId(message, context), message };
}

const isTemplate = (source: Message | TemplateStringsArray): source is TemplateStringsArray =>
  Array.isArray(source);
