import { ERROR_CODES } from "@catnip/domain/errors";
import { LOCALES } from "@catnip/domain/locales";
import { LOG_STATES } from "@catnip/domain/payments";
import { closedSet } from "./closed-set.ts";
import { builder } from "./builder.ts";

/** Types used by several modules. */

export const LocaleRef = closedSet("Locale", "locales", LOCALES, "A language of the shop.");

export const LogStateRef = closedSet(
  "LogState",
  "payments",
  Object.values(LOG_STATES),
  "0 processing or pending, 1 done, 2 failed.",
);

export const ErrorCodeRef = closedSet("ErrorCode", "errors", ERROR_CODES, "A code of the error catalogue.");

export const PageInputRef = builder.inputType("PageInput", {
  description: "`orderField` such as `released_at-asc`; `page` counts from 1.",
  fields: (t) => ({ orderField: t.string(), page: t.int(), cursor: t.string() }),
});

export const TranslationRef = builder
  .objectRef<{ readonly lang: string; readonly key: string; readonly value: string }>("Translation")
  .implement({
    fields: (t) => ({
      lang: t.exposeString("lang"),
      key: t.exposeString("key"),
      value: t.exposeString("value"),
    }),
  });

export const TranslationInputRef = builder.inputType("TranslationInput", {
  description: "One text in one language.",
  fields: (t) => ({
    lang: t.string({ required: true, description: "A locale of the shop, such as `zh-CN`." }),
    key: t.string({ required: true, description: "The field that is translated." }),
    value: t.string({ required: true }),
  }),
});
