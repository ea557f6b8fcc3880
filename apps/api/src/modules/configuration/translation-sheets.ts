import { createHash } from "node:crypto";
import {
  CONFIGURATION_PATHS,
  parseTranslationSheetId,
  SHARED_PLATFORM_KEY,
  type TranslationSheet,
} from "@catnip/domain/configuration";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { findBrand } from "@catnip/brands";
import type { Services } from "../../platform/context.ts";
import { compileOverride, type CompiledMessage } from "./documents/message-shape.ts";
import { currentDocument } from "./read-documents.ts";

/** One sheet's texts, ready to send. */
export type SheetAnswer = { readonly body: string; readonly tag: string };

/**
 * A translation sheet as the shops read it: `{id, messages}`, compiled, keyed by Lingui's message IDs. A brand's sheet
 * includes the shared texts, overridden by its own. Null for an invalid ID.
 */
export async function translationSheet(services: Services, id: string): Promise<SheetAnswer | null> {
  const sheet = parseTranslationSheetId(id);
  if (!sheet || !isKnown(sheet)) return null;
  const fresh = () => sheetOf(services, id, sheet);
  return services.publicCache?.get(`translations:${id}`, fresh) ?? fresh();
}

const isKnown = ({ platformKey }: TranslationSheet) =>
  platformKey === null || findBrand(platformKey) !== null;

async function sheetOf(
  services: Services,
  id: string,
  { platformKey, locale }: TranslationSheet,
): Promise<SheetAnswer> {
  const sources = [SHARED_PLATFORM_KEY, ...(platformKey === null ? [] : [platformKey])];
  const messages: Record<string, CompiledMessage> = {};
  for (const source of sources) {
    const { document } = await currentDocument<"langs">(services, source, CONFIGURATION_PATHS.langs);
    for (const { lang, key, value } of document.t)
      if (lang === locale) messages[generateMessageId(key)] = compileOverride(key, value);
  }
  const body = JSON.stringify({ id, messages });
  return { body, tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}
