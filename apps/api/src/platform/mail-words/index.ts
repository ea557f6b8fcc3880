import path from "node:path";
import type { I18n } from "@lingui/core";
import { readCatalogs } from "./read-catalogs.ts";
import { createTranslators } from "./translators.ts";

export const MAIL_CATALOGS = path.join(import.meta.dirname, "locales");

// Read once, as the modules load: a catalogue that cannot be read stops the start, not the first mail.
const mailTranslators = createTranslators(await readCatalogs(MAIL_CATALOGS));

/** The languages that mails are written in. */
export const MAIL_LOCALES = mailTranslators.offered;

/** A translator for one reader of mails; see `Translators`. Never keep one for the next reader. */
export const mailTranslator = (locale: string): I18n => mailTranslators.forReader(locale);
