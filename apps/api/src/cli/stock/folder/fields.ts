import { LOCALES, type Locale } from "@catnip/domain/locales";
import { parseEmail } from "@catnip/domain/accounts";
import * as v from "valibot";

/** A mail address, as accounts are found by it. */
export const mail = v.pipe(
  v.string(),
  v.transform((text) => parseEmail(text)),
  v.string("This is no mail address: write the one that the account signed up with."),
);

/** A day (`2027-03-01`, from midnight in UTC) or a moment (`2027-03-01T18:00:00Z`). */
export const moment = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d-\d\d(?:T.*(?:Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text)),
    'This is no moment: write it like "2027-03-01" or "2027-03-01T18:00:00Z".',
  ),
  v.transform((text) => new Date(text)),
);

/** One of the shop's languages, in any case. */
export const language = v.pipe(
  v.string(),
  v.transform((text) => localeNamed(text)),
  v.custom<Locale>(
    (found) => found !== null,
    `The shop has no such language: write one of ${LOCALES.join(", ")}.`,
  ),
);

/** One of the shop's languages by its tag, in any case. */
export const localeNamed = (text: string): Locale | null =>
  LOCALES.find((known) => known.toLowerCase() === text.toLowerCase()) ?? null;

/** The names of games' and articles' folders: they stand for them in links. */
export const isSlug = (name: string): boolean => name.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

export const SLUG_RULE =
  "A folder is named with lower-case letters, digits and single hyphens, at most 60: rename it.";
