import { classifyProblem, type ClassifyDraft } from "@catnip/domain/catalog";
import type { KnownWords } from "@catnip/domain/submissions";
import * as v from "valibot";
import { OUR_NAMES } from "../../../platform/checked-name.ts";
import { COUNTRY_CODES } from "../../../platform/countries.ts";
import type { StockFolder } from "./stock-folder.ts";

const FILE = "tags.json";

const names = v.record(v.string(), v.record(v.string(), v.string()));
const schema = v.strictObject({
  tags: v.optional(names, {}),
  "content-warnings": v.optional(names, {}),
});

export type StockTag = ClassifyDraft & { readonly namespace: "tags" | "content-warnings" };

/** `tags.json`: every tag and content warning of the folder, with its names by language. */
export function readTags(folder: StockFolder): readonly StockTag[] {
  const read = folder.json(FILE, schema);
  if (!read) return [];
  return (["tags", "content-warnings"] as const).flatMap((namespace) =>
    Object.entries(read[namespace]).map(([id, words]) => {
      const t = Object.entries(words).map(([lang, value]) => ({ lang, key: "name", value }));
      const tag = { namespace, id, t };
      const problem = classifyProblem(tag);
      if (problem !== null) folder.refuse(FILE, `${namespace}.${id}`, SAYS[problem]);
      return tag;
    }),
  );
}

const SAYS: Readonly<Record<keyof ClassifyDraft, string>> = {
  namespace: "There is no such list.",
  id: "An id is lower-case words with single hyphens, such as slow-burn: rename it.",
  t: "A tag has a name in en-US, and at most one in each other language of the shop, of at most 40 characters: correct them.",
};

/** What games of the folder may name: its own tags and warnings. */
export function wordsOf(tags: readonly StockTag[]): KnownWords {
  const ids = (namespace: StockTag["namespace"]) =>
    new Set(tags.filter((tag) => tag.namespace === namespace).map(({ id }) => id));
  return {
    tags: ids("tags"),
    contentWarnings: ids("content-warnings"),
    countries: new Set(COUNTRY_CODES.map((code) => code.toLowerCase())),
    ours: OUR_NAMES,
  };
}
