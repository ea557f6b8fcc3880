import { builder } from "./builder.ts";

/** Types several modules use in their own. */

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
