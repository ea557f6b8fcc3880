import path from "node:path";
import type { I18n } from "@lingui/core";
import { readCatalogs } from "./read-catalogs.ts";
import { createTranslators } from "./translators.ts";

export const MAIL_CATALOGS = path.join(import.meta.dirname, "locales");

// Loaded once, at import: an unreadable catalog fails at startup, not at the first mail.
const mailTranslators = createTranslators(await readCatalogs(MAIL_CATALOGS));

/** The languages mails are written in. */
export const MAIL_LOCALES = mailTranslators.offered;

/** A translator for one recipient; see `Translators`. Never reuse it for the next. */
export const mailTranslator = (locale: string): I18n => mailTranslators.forReader(locale);
