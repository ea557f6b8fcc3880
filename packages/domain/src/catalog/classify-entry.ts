import { cleanLine, textLength } from "../input/index.ts";
import { DEFAULT_LOCALE, LANGUAGES } from "../locales/index.ts";
import type { ClassifyNamespace } from "./store-search.ts";

/** An entry of a controlled list as root writes it: its names are texts with the key `name`, one per language. */
export type ClassifyDraft = {
  readonly namespace: ClassifyNamespace;
  readonly id: string;
  readonly t: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
};

const NAME_LENGTH_MAX = 40;

/**
 * The first field that keeps an entry from being written, or null. Only tags and content warnings are written; the
 * other lists are part of the product. An id is lower-case words with hyphens; an entry has a name in English and at
 * most one in each other language (R-CAT-45).
 */
export function classifyProblem({ namespace, id, t }: ClassifyDraft): keyof ClassifyDraft | null {
  if (namespace !== "tags" && namespace !== "content-warnings") return "namespace";
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > ID_LENGTH_MAX) return "id";
  const languages = new Set(t.map(({ lang }) => lang.toLowerCase()));
  const isWhole = languages.size === t.length && languages.has(DEFAULT_LOCALE.toLowerCase());
  return isWhole && t.every(isName) ? null : "t";
}

/** With the longest prefix of a namespace, what the list of tags for submissions takes as an id. */
const ID_LENGTH_MAX = 55;

const isName = ({ lang, key, value }: ClassifyDraft["t"][number]): boolean =>
  key === "name" &&
  LANGUAGES.some((language) => language === lang.toLowerCase()) &&
  cleanLine(value) !== "" &&
  textLength(cleanLine(value)) <= NAME_LENGTH_MAX;
