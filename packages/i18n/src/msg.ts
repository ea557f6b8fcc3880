import type { MessageDescriptor } from "@lingui/core";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";

/** A message in ICU MessageFormat, with its values by name: `{count, plural, one {# game} other {# games}}`. */
export type Message = {
  readonly message: string;
  /** Tells two meanings of the same English words apart. Part of the id. */
  readonly context?: string;
  /** For translators. */
  readonly comment?: string;
};

/**
 * Lingui's `msg` for code that Node runs as it is written, where no bundler compiles macros away. It is written and
 * extracted like the macro, and makes the same ids; only a template with values is impossible, since a function cannot
 * see their names. Values are given when the message is said: `i18n._(MESSAGE.id, { count })`.
 */
export function msg(source: Message | TemplateStringsArray): MessageDescriptor & { readonly id: string } {
  const { message, context }: Message = isTemplate(source) ? { message: source.join("") } : source;
  return { id: generateMessageId(message, context), message };
}

const isTemplate = (source: Message | TemplateStringsArray): source is TemplateStringsArray =>
  Array.isArray(source);
