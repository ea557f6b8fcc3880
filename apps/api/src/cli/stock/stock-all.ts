import { storePagePath, articlePagePath } from "@catnip/domain/configuration";
import type { Stock } from "./folder/read-stock.ts";
import { articleUuidOf, type Desk } from "./shop/desk.ts";
import { goneFromFolder } from "./shop/gone.ts";
import { Report } from "./shop/outcome.ts";
import { storeIdOf } from "./shop/places.ts";
import { stockArticle } from "./shop/stock-article.ts";
import { stockCreator } from "./shop/stock-creator.ts";
import { stockDocument } from "./shop/stock-document.ts";
import { stockGame } from "./shop/stock-game.ts";
import { namesInShop, stockTag } from "./shop/stock-tags.ts";
import { stockTax } from "./shop/stock-tax.ts";

/**
 * Brings everything in a folder into the shop, one after the other: what others refer to comes first.
 *
 * @returns the exit code: 0 when all of it is in the shop or was left alone, 1 when something was refused
 */
export async function stockAll(desk: Desk, stock: Stock): Promise<number> {
  const report = new Report();
  const names = await namesInShop(desk);
  for (const tag of stock.tags)
    await report.note(`${tag.namespace}/${tag.id}`, () => stockTag(desk, tag, names));
  for (const creator of stock.creators)
    await report.note(`creator ${creator.mail}`, () => stockCreator(desk, creator));
  for (const game of stock.games) await report.note(`games/${game.slug}`, () => stockGame(desk, game));
  for (const article of stock.articles)
    await report.note(`articles/${article.slug}`, () => stockArticle(desk, article));
  for (const tax of stock.taxes) await report.note(`taxes/${tax.country}`, () => stockTax(desk, tax));
  for (const document of stock.documents)
    await report.note(document.file, () => stockDocument(desk, document, document.path ?? ""));
  for (const { slug, page } of stock.games)
    if (page)
      await report.note(page.file, async () =>
        stockDocument(desk, page, storePagePath(await storeIdOf(desk, slug))),
      );
  for (const { slug, page } of stock.articles)
    if (page)
      await report.note(page.file, () => stockDocument(desk, page, articlePagePath(articleUuidOf(slug))));
  return report.close(await goneFromFolder(desk, stock));
}
