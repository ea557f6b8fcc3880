import { translationSheetId } from "@catnip/domain/configuration";
import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import type { Messages } from "@lingui/core";
import type { SiteHost } from "../host/api-context.server.ts";
import { isMessages } from "./word-overrides.ts";

/** How long a sheet is cached before it is revalidated, in ms. */
const FRESH_MS = 30_000;
/** How long a page waits for a sheet that is not cached yet, in ms. Later pages have it. */
const PATIENCE_MS = 500;

type Sheet = { readonly messages: Messages; readonly atMs: number; readonly tag: string | null };

/** Reads translation sheets; see `createWordSheets`. */
export type WordSheets = (locale: Locale) => Promise<Messages>;

/**
 * The messages that staff override, per locale: the brand's translation sheet.
 *
 * Sheets are cached and revalidated in the background. A missing, broken or slow one changes nothing: the last good one
 * is used, or none. No page ever fails or waits long for it.
 */
export function createWordSheets(
  { fetchApi, publicConfig }: Pick<SiteHost, "fetchApi" | "publicConfig">,
  { nowMs = Date.now, patienceMs = PATIENCE_MS } = {},
): WordSheets {
  const sheets = new Map<Locale, Sheet>();
  const asking = new Map<Locale, Promise<Messages>>();

  async function ask(locale: Locale): Promise<Messages> {
    const known = sheets.get(locale);
    const atMs = nowMs();
    const id = encodeURIComponent(translationSheetId((publicConfig.brand ?? brand).platform_key, locale));
    const headers = known?.tag ? { "if-none-match": known.tag } : undefined;
    const answer = await fetchApi(
      new Request(`${publicConfig.origins.api}/translations?id=${id}`, headers && { headers }),
    ).then(readSheet, () => null);
    // Not modified or unavailable: keep the cached one.
    const { messages, tag } = answer ?? known ?? NOTHING;
    sheets.set(locale, { messages, tag, atMs });
    return messages;
  }

  const renewed = (locale: Locale): Promise<Messages> => {
    const underway = asking.get(locale);
    if (underway) return underway;
    const started = ask(locale).finally(() => asking.delete(locale));
    asking.set(locale, started);
    return started;
  };

  return async (locale) => {
    const known = sheets.get(locale);
    if (known && nowMs() - known.atMs < FRESH_MS) return known.messages;
    const renewing = renewed(locale);
    return known ? known.messages : withPatience(renewing, patienceMs);
  };
}

const NOTHING: Omit<Sheet, "atMs"> = { messages: {}, tag: null };

/** The sheet in a response; null when there is none. */
async function readSheet(response: Response): Promise<Omit<Sheet, "atMs"> | null> {
  if (response.status !== 200) return null;
  const body = (await response.json().catch(() => null)) as { messages?: unknown } | null;
  if (!isMessages(body?.messages)) return null;
  return { messages: body.messages, tag: response.headers.get("etag") };
}

function withPatience(sheet: Promise<Messages>, patienceMs: number): Promise<Messages> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Messages>((resolve) => {
    timer = setTimeout(resolve, patienceMs, NOTHING.messages);
  });
  return Promise.race([sheet, late]).finally(() => clearTimeout(timer));
}

const ofHosts = new WeakMap<SiteHost, WordSheets>();

/** The sheets of a site, cached for the host's lifetime. */
export function wordSheetsOf(host: SiteHost): WordSheets {
  const known = ofHosts.get(host);
  if (known) return known;
  const made = createWordSheets(host);
  ofHosts.set(host, made);
  return made;
}
