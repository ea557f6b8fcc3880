import { fallbackLocale, type Locale } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";
import { loadLateStyles } from "../styles/late-styles.ts";
import { isOffered, OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { reportMissing } from "../loading/report-missing.ts";
import { readWordOverrides, WORD_OVERRIDES_ID } from "./word-overrides.ts";
import { FIRST_PART, LATE_PART, WORD_FOLDER } from "./word-parts.ts";
import { loadMessages, type Catalog } from "./words.ts";

/*
 * The words of the page in the browser: one object, which the page's translator reads. A shop's pages come with few
 * words; all others are added as soon as code is loaded that may show them. The build makes such code wait for them
 * (`bundler/late-words.ts`), so that nothing is ever shown without its words (R-WEB-79).
 */

const messages: Messages = {};

/** The language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isOffered(lang) ? lang : fallbackLocale(OFFERED_LOCALES);
}

/** What overrides the page's words, as JSON. */
export const pageOverrides = (): string => document.getElementById(WORD_OVERRIDES_ID)?.textContent ?? "";

/** The words of the page, to which others are added once they are wanted. */
export async function pageWords(): Promise<Messages> {
  void words(FIRST_PART);
  await Promise.all(parts.values());
  return messages;
}

/** Loads all other words, and the styles of what shows them; once they are there, this resolves at once. */
export const lateWords = (): Promise<void> => words(LATE_PART);

/** What is imported on demand, once its words are there. */
export const withWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, lateWords()]))[0];

/** The page with this route id needs a part of the words besides the first. */
export function askForWords(routeId: string, part: string): void {
  partOf.set(routeId, part);
  // Whoever needs them waits for them, and learns whether they came.
  if (!isThere(part)) words(part).catch(() => undefined);
}

/** What a page must wait for; null: all its words are there. */
export function wordsFor(routeIds: readonly string[]): Promise<void> | null {
  const missing = routeIds.map((id) => partOf.get(id)).find((part) => part !== undefined && !isThere(part));
  return missing === undefined ? null : words(missing);
}

function words(part: string): Promise<void> {
  const known = parts.get(part);
  if (known) return known;
  const loading = load(part).then(() => void there.add(part));
  parts.set(part, loading);
  return loading;
}

async function load(part: string): Promise<void> {
  const folder = document.querySelector(`link[${WORD_FOLDER}]`)?.getAttribute(WORD_FOLDER);
  if (folder) {
    const script = importWords(`${folder}/${part}.js`);
    const [catalog] = await Promise.all([script, part === LATE_PART && loadLateStyles()]);
    add(catalog.messages);
  } else if (part === FIRST_PART) add(await loadMessages(pageLocale()));
}

async function importWords(address: string): Promise<Catalog> {
  try {
    return (await import(/* @vite-ignore */ address)) as Catalog;
  } catch (error) {
    throw reportMissing(error);
  }
}

function add(more: Messages): void {
  Object.assign(messages, more, readWordOverrides(pageOverrides()));
}

/** Of the parts that pages ask for; the last one has them all. */
const isThere = (part: string) => there.has(part) || there.has(LATE_PART);

/** The parts of the words that were asked for. */
const parts = new Map<string, Promise<void>>();
const there = new Set<string>();
/** By route id. */
const partOf = new Map<string, string>();
