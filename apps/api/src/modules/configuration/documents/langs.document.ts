import * as v from "valibot";
import { compileOverride, MessageProblem } from "./message-shape.ts";
import { isUnique, locale } from "./text-schemas.ts";

const sentence = v.pipe(
  v.string(),
  v.minLength(1, "Nothing is written here."),
  v.maxLength(4_000),
  v.check((text) => !CONTROLS.test(text), "Holds characters that cannot be shown."),
);

const override = v.pipe(
  v.strictObject({
    lang: locale,
    /** The English message as in the code, placeholders and tags included. */
    key: sentence,
    value: sentence,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = problemOf(dataset.value.key, dataset.value.value);
    if (problem !== null) addIssue({ message: problem });
  }),
);

/** Line breaks may be in a sentence; other control characters may not. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/** `others/langs`, the translation sheet: texts that override those in the shops' message catalogs. */
export const langsDocument = v.strictObject({
  t: v.pipe(
    v.array(override),
    v.maxLength(5_000),
    v.check((texts) => isUnique(texts, ({ lang, key }) => `${lang} ${key}`), "A text is there twice."),
  ),
});

export type LangsDocument = v.InferOutput<typeof langsDocument>;

function problemOf(key: string, value: string): string | null {
  try {
    compileOverride(key, value);
    return null;
  } catch (fault) {
    if (fault instanceof MessageProblem) return fault.message;
    throw fault;
  }
}
