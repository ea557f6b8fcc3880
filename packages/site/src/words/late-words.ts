import { fallbackLocale, type Locale } from "@catnip/domain/locales";
import { lateCatalogs } from "#late-catalogs";
import type { Messages } from "@lingui/core";
import { loadLateStyles } from "../styles/late-styles.ts";
import { isOffered, OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { readWordOverrides, WORD_OVERRIDES_ID } from "./word-overrides.ts";
import { loadMessages } from "./words.ts";

/*
 * The words of the page in the browser: one object, which the page's translator reads. A shop's pages come with few
 * words; all others are added as soon as code is loaded that may show them. The build makes such code wait for them
 * (`bundler/late-words.ts`), so that nothing is ever shown without its words.
 */

const messages: Messages = {};

/** The language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isOffered(lang) ? lang : fallbackLocale(OFFERED_LOCALES);
}

/** What overrides the page's words, as JSON. */
export const pageOverrides = (): string => document.getElementById(WORD_OVERRIDES_ID)?.textContent ?? "";

/** The words of the page, to which late ones are added once they are wanted. */
export async function pageWords(): Promise<Messages> {
  add(await loadMessages(pageLocale()));
  await late;
  return messages;
}

/** Loads the other words, and the styles of what shows them; once they are there, this resolves at once. */
export function lateWords(): Promise<void> {
  late ??= loadLate();
  return late;
}

async function loadLate(): Promise<void> {
  const [words] = await Promise.all([lateCatalogs?.[pageLocale()](), loadLateStyles()]);
  if (words) add(words.messages);
  areThere = true;
}

/** What is imported on demand, once its words are there. */
export const withWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, lateWords()]))[0];

/** The page with this route id is none of the first ones: it waits for the other words. */
export function askForWords(routeId: string): void {
  lateRoutes.add(routeId);
  // Whoever needs them waits for them, and learns whether they came.
  lateWords().catch(() => undefined);
}

/** What a page must wait for; null: all its words are there. */
export const wordsFor = (routeIds: readonly string[]): Promise<void> | null =>
  !areThere && routeIds.some((id) => lateRoutes.has(id)) ? lateWords() : null;

function add(words: Messages): void {
  Object.assign(messages, words, readWordOverrides(pageOverrides()));
}

let late: Promise<void> | null = null;
let areThere = false;
const lateRoutes = new Set<string>();
