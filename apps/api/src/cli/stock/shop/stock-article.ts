import {
  addArticle,
  changesArticle,
  findArticlesByStaff,
  setArticle,
  type ArticleInput,
} from "../../../modules/articles/index.ts";
import { articleTexts, type StockArticle } from "../folder/read-article.ts";
import { linkTarget } from "../folder/links.ts";
import { articleUuidOf, asRoot, changedByOthers, STOCKED, type Desk } from "./desk.ts";
import { leftAlone, type Outcome } from "./outcome.ts";
import { pathOf, storeIdOf } from "./places.ts";

/** Publishes an article, or changes it. One that staff took back stays so. */
export async function stockArticle(desk: Desk, article: StockArticle): Promise<Outcome> {
  const uuid = articleUuidOf(article.slug);
  const [before] = (await findArticlesByStaff(asRoot(desk), { uuid })).list;
  const input = await inputFor(desk, article);
  if (!before) {
    await addArticle(asRoot(desk), uuid, input, STOCKED);
    return { is: "created" };
  }
  if (!changesArticle(before, input, desk.services.now())) return { is: "unchanged" };
  const others = await changedByOthers(desk, { kind: "article", id: uuid });
  if (others !== null) return leftAlone(others);
  await setArticle(asRoot(desk), uuid, before.version, input, STOCKED);
  return { is: "changed" };
}

async function inputFor(desk: Desk, article: StockArticle): Promise<ArticleInput> {
  const { category, published_at, game, broadcast } = article.about;
  const target = linkTarget(broadcast?.path ?? "");
  return {
    category,
    ...articleTexts(article),
    ...(published_at && { published_at }),
    store_id: game === undefined ? null : await storeIdOf(desk, game),
    broadcast_state: broadcast ? 1 : 0,
    broadcast_started_at: broadcast?.started_at ?? null,
    broadcast_ended_at: broadcast?.ended_at ?? null,
    broadcast_path: target ? await pathOf(desk, target) : (broadcast?.path ?? null),
  };
}
