import { translationSheetId } from "@catnip/domain/configuration";
import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import type { Messages } from "@lingui/core";
import type { SiteHost } from "../host/api-context.server.ts";
import { isMessages } from "./message-overrides.ts";

/** How long a sheet is cached before it is revalidated without a change notification, in ms. */
const FRESH_MS = 30_000;
/** How long a page waits for a sheet that is not cached yet or may be stale, in ms. */
const PATIENCE_MS = 500;

type Sheet = {
  readonly messages: Messages;
  readonly atMs: number;
  readonly tag: string | null;
  /** The number of changes seen when it was requested. */
  readonly changes: number;
};

/** Reads translation sheets; see `createTranslationSheets`. */
export type TranslationSheets = (locale: Locale) => Promise<Messages>;

/**
 * The messages that staff override, per locale: the brand's translation sheet.
 *
 * Sheets are cached. After a change of anything public they are revalidated before the next page, so that every process
 * uses the new messages from its first page on; otherwise in the background. If a sheet is missing, broken or slow, the
 * last good one is used, or none: no page fails because of it, or waits long.
 */
export function createTranslationSheets(
  { fetchApi, publicConfig, onPublicChange }: Pick<SiteHost, "fetchApi" | "publicConfig" | "onPublicChange">,
  { nowMs = Date.now, patienceMs = PATIENCE_MS } = {},
): TranslationSheets {
  const sheets = new Map<Locale, Sheet>();
  const asking = new Map<Locale, Promise<Messages>>();
  let changes = 0;
  onPublicChange?.(() => {
    changes += 1;
    // The pending response may be stale.
    asking.clear();
  });

  async function ask(locale: Locale): Promise<Messages> {
    const known = sheets.get(locale);
    const [atMs, since] = [nowMs(), changes];
    const id = encodeURIComponent(translationSheetId((publicConfig.brand ?? brand).platform_key, locale));
    const headers = known?.tag ? { "if-none-match": known.tag } : undefined;
    const answer = await fetchApi(
      new Request(`${publicConfig.origins.api}/translations?id=${id}`, headers && { headers }),
    ).then(readSheet, () => null);
    // Not modified or unavailable: keep the cached one.
    const { messages, tag } = answer ?? known ?? NOTHING;
    // A later request may have been answered earlier.
    if ((sheets.get(locale)?.changes ?? since) <= since)
      sheets.set(locale, { messages, tag, atMs, changes: since });
    return messages;
  }

  const renewed = (locale: Locale): Promise<Messages> => {
    const underway = asking.get(locale);
    if (underway) return underway;
    const started = ask(locale).finally(() => {
      if (asking.get(locale) === started) asking.delete(locale);
    });
    asking.set(locale, started);
    return started;
  };

  return async (locale) => {
    const known = sheets.get(locale);
    const isSure = known?.changes === changes;
    if (known && isSure && nowMs() - known.atMs < FRESH_MS) return known.messages;
    const renewing = renewed(locale);
    if (known && isSure) return known.messages;
    return withPatience(renewing, patienceMs, () => {
      // The next page does not wait for a pending sheet again.
      if (known) sheets.set(locale, { ...known, changes });
      return (known ?? NOTHING).messages;
    });
  };
}

type Answer = Pick<Sheet, "messages" | "tag">;

const NOTHING: Answer = { messages: {}, tag: null };

/** The sheet in a response; null when there is none. */
async function readSheet(response: Response): Promise<Answer | null> {
  if (response.status !== 200) return null;
  const body = (await response.json().catch(() => null)) as { messages?: unknown } | null;
  if (!isMessages(body?.messages)) return null;
  return { messages: body.messages, tag: response.headers.get("etag") };
}

function withPatience(
  sheet: Promise<Messages>,
  patienceMs: number,
  otherwise: () => Messages,
): Promise<Messages> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Messages>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), patienceMs);
  });
  return Promise.race([sheet, late]).finally(() => clearTimeout(timer));
}

const ofHosts = new WeakMap<SiteHost, TranslationSheets>();

/** The sheets of a site, cached for the host's lifetime. */
export function translationSheetsOf(host: SiteHost): TranslationSheets {
  const known = ofHosts.get(host);
  if (known) return known;
  const made = createTranslationSheets(host);
  ofHosts.set(host, made);
  return made;
}
