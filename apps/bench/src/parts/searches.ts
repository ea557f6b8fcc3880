import type { Options } from "../options.ts";
import { ceilingFor } from "../load/ceiling.ts";
import { loadOfQuestions } from "../load/load.ts";
import { apiRequest, send } from "../product/api.ts";
import { apiQuestions } from "../product/api-questions.ts";
import { everDifferentLists, everDifferentSearches, type Numbered } from "../product/ever-different.ts";
import type { Product } from "../product/product.ts";
import { pairs, words, wordsOf } from "../product/words.ts";
import type { Row } from "../report.ts";

type Kind = { readonly what: string; readonly variablesOf: Numbered };

/**
 * Lists and searches that were never requested before, so that none is answered from the API's cache, against a bare
 * server that sends the bytes of one of them.
 */
export async function measureSearches(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const english = await wordsOf(product, "en-US", words);
  const chinese = await wordsOf(product, "zh-CN", pairs);
  const kinds: readonly Kind[] = [
    { what: "store list, ever different", variablesOf: everDifferentLists() },
    {
      what: "search in English, ever different",
      variablesOf: everDifferentSearches("en-US", english),
    },
    {
      what: "search in Chinese, ever different",
      variablesOf: everDifferentSearches("zh-CN", chinese),
    },
  ];
  const rows: Row[] = [];
  for (const { what, variablesOf } of kinds) {
    const questions = apiQuestions(product, (at) => apiRequest(product, "StoreListPage", variablesOf(at)));
    const { path, headers, body } = questions.next();
    const answer = await send(product.port, path, { method: "POST", headers, ...(body && { body }) });
    const load = await loadOfQuestions(questions, seconds);
    const ceiling = await ceilingFor(answer, { method: "POST", ...(body && { body }) }, Math.min(3, seconds));
    rows.push({
      what,
      value: load.perSecond,
      unit: "requests/s",
      ceiling: ceiling.perSecond,
      p50: load.p50,
      p99: load.p99,
      note: `${(Buffer.byteLength(answer.text) / 1_000).toFixed(1)} kB`,
    });
  }
  return rows;
}
