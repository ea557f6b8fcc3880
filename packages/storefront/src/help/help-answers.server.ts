import type { Locale } from "@catnip/domain/locales";
import { createTranslator } from "@catnip/i18n";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { translationSheetsOf } from "@catnip/site/messages/message-overrides.server.ts";
import type { Catalog } from "@catnip/site/messages/load-messages.ts";
import { SECTIONS } from "./answers/sections.ts";

/**
 * The answers have catalogs of their own, which stay on the server: they are longer than all other messages of the shop
 * combined, and no other page needs them.
 */
const catalogs = import.meta.glob<Catalog>("./answers/locales/*.po");

/** A question with its answer, in the reader's language. */
export interface ShownQuestion {
  readonly id: string;
  readonly ask: string;
  readonly answer: readonly string[];
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

export interface ShownSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly ShownQuestion[];
}

/** All questions of the shop. Staff can override the messages with the translation sheet, as everywhere. */
export async function helpIn(locale: Locale, host: SiteHost): Promise<readonly ShownSection[]> {
  const [catalog, sheet] = await Promise.all([
    catalogs[`./answers/locales/${locale}.po`]?.(),
    translationSheetsOf(host)(locale),
  ]);
  const i18n = createTranslator(locale, { ...catalog?.messages, ...sheet });
  return SECTIONS.map(({ id, title, questions }) => ({
    id,
    title: i18n._(title),
    questions: questions.map(({ id: at, ask, answer, links = [] }) => ({
      id: at,
      ask: i18n._(ask),
      answer: answer.map((each) => i18n._(each)),
      links: links.map(({ path, label }) => ({ path, label: i18n._(label) })),
    })),
  }));
}
