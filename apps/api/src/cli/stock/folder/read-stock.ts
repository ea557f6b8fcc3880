import type { KnownWords } from "@catnip/domain/submissions";
import { CREATORS_FILE, readCreators, type StockCreator } from "./read-creators.ts";
import { readArticle, type StockArticle } from "./read-article.ts";
import { linksIn, readDocuments, type StockDocument } from "./read-document.ts";
import { readGame } from "./read-game.ts";
import type { StockGame } from "./stock-game.ts";
import { readTags, wordsOf, type StockTag } from "./read-tags.ts";
import { readTaxes, type StockTax } from "./read-taxes.ts";
import { linkTarget } from "./links.ts";
import type { StockFolder } from "./stock-folder.ts";

/** Everything that a folder holds. */
export type Stock = {
  readonly tags: readonly StockTag[];
  readonly creators: readonly StockCreator[];
  readonly games: readonly StockGame[];
  readonly articles: readonly StockArticle[];
  readonly documents: readonly StockDocument[];
  readonly taxes: readonly StockTax[];
};

/** Reads the whole folder; what is wrong with it is in `folder.problems` afterwards. */
export async function readStock(folder: StockFolder): Promise<Stock> {
  const tags = readTags(folder);
  const known = wordsOf(tags);
  const creators = readCreators(folder);
  const games: StockGame[] = [];
  for (const slug of foldersIn(folder, "games")) {
    const game = await readGame(folder, slug, known);
    if (game) games.push(game);
  }
  const articles: StockArticle[] = [];
  for (const slug of foldersIn(folder, "articles")) {
    const article = await readArticle(folder, slug);
    if (article) articles.push(article);
  }
  const stock = {
    tags,
    creators: creators ?? [],
    games,
    articles,
    documents: await readDocuments(folder),
    taxes: readTaxes(folder),
  };
  if (creators) refuseStrangers(folder, stock);
  refuseDeadLinks(folder, stock);
  refuseUnknownTags(folder, stock.documents, known);
  folder.refuseUnread();
  return stock;
}

const foldersIn = (folder: StockFolder, name: string) =>
  folder.namesIn(name).filter((slug) => folder.filesBelow(`${name}/${slug}`).length > 0);

function refuseStrangers(folder: StockFolder, { games, creators }: Stock): void {
  const known = new Set(creators.map(({ mail }) => mail));
  for (const { slug, creator } of games)
    if (!known.has(creator))
      folder.refuse(
        `games/${slug}/game.json`,
        "creator",
        `${CREATORS_FILE} does not have this account: add it there, or correct it.`,
      );
}

function refuseDeadLinks(folder: StockFolder, { games, articles, documents }: Stock): void {
  // By folder name: a game with a problem of its own still counts as present.
  const slugs = {
    game: new Set(foldersIn(folder, "games")),
    article: new Set(foldersIn(folder, "articles")),
  };
  const pages = [...games, ...articles].flatMap(({ page }) => page ?? []);
  for (const document of [...documents, ...pages])
    for (const [field, { kind, slug }] of linksIn(document))
      if (!slugs[kind].has(slug)) folder.refuse(document.file, field, DEAD_LINK);
  for (const { slug, about } of articles) {
    const file = `articles/${slug}/article.json`;
    const target = linkTarget(about.broadcast?.path ?? "");
    if (about.game !== undefined && !slugs.game.has(about.game)) folder.refuse(file, "game", DEAD_LINK);
    if (target && !slugs[target.kind].has(target.slug)) folder.refuse(file, "broadcast.path", DEAD_LINK);
  }
}

const DEAD_LINK = "The folder has no game or article of this name: correct it.";

function refuseUnknownTags(
  folder: StockFolder,
  documents: readonly StockDocument[],
  known: KnownWords,
): void {
  const isKnown = (tag: string) =>
    tag.startsWith("warning/")
      ? known.contentWarnings.has(tag.slice("warning/".length))
      : known.tags.has(tag);
  for (const document of documents)
    for (const [field, tag] of tagsIn(document))
      if (!isKnown(tag))
        folder.refuse(document.file, field, "tags.json does not have it: add it there, or correct the name.");
}

type WithTags = {
  readonly tags?: readonly string[];
  readonly providers?: readonly { readonly forbidden_tags?: readonly string[] }[];
};

function tagsIn({ kind, written }: StockDocument): readonly (readonly [string, string])[] {
  // It has the form of its kind, or it would not be among the documents.
  const { tags = [], providers = [] } = written as WithTags;
  if (kind === "tags") return tags.map((tag, index) => [`tags.${index}`, tag] as const);
  if (kind !== "providers") return [];
  return providers.flatMap(({ forbidden_tags = [] }, at) =>
    forbidden_tags.map((tag, index) => [`providers.${at}.forbidden_tags.${index}`, tag] as const),
  );
}
