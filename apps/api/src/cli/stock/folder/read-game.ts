import { EMPTY_SUBMISSION, submissionProblems, type KnownWords } from "@catnip/domain/submissions";
import type { Locale } from "@catnip/domain/locales";
import { pictureIds, withInput, type DocumentInput } from "../../../modules/submissions/index.ts";
import { isSlug, localeNamed, SLUG_RULE } from "./fields.ts";
import { gameProblem } from "./game-problem.ts";
import { readMarkdown } from "./markdown.ts";
import { readPicture, type StockPicture } from "./picture.ts";
import { readBuild, type StockBuild } from "./read-build.ts";
import { readDocument } from "./read-document.ts";
import { gameFile, type GameTexts, type StockGame } from "./stock-game.ts";
import type { StockFolder } from "./stock-folder.ts";

/** What a game's document is made of that only the shop knows. */
export type InTheShop = {
  readonly releasedAt: Date;
  readonly pictureId: (picture: StockPicture) => string;
};

/** Reads a game's folder, and notes all that keeps it from being handed in (R-SUB-5). */
export async function readGame(
  folder: StockFolder,
  slug: string,
  known: KnownWords,
): Promise<StockGame | null> {
  const at = `games/${slug}`;
  if (!isSlug(slug)) folder.refuse(at, null, SLUG_RULE);
  if (!folder.has(`${at}/game.json`)) folder.refuse(`${at}/game.json`, null, "This is missing: write it.");
  const about = folder.json(`${at}/game.json`, gameFile);
  // Everything is read even if this is not to be used: each problem is named, and no file is called unread.
  const page = await readDocument(folder, `${at}/page.json`, {
    kind: "page",
    platformKey: "shared",
    path: null,
  });
  const read = await readTexts(folder, at, about?.labels ?? {});
  if (!about) {
    for (const file of folder.filesBelow(at)) folder.open(file);
    return null;
  }
  const builds: StockBuild[] = [];
  for (const [index, entry] of about.builds.entries()) {
    const build = await readBuild(folder, slug, entry, `builds.${index}`);
    if (build) builds.push(build);
  }
  const game = {
    slug,
    creator: about.creator,
    releasedAt: about.released_at ?? null,
    about,
    texts: read,
    builds,
    page,
  };
  refuseIncomplete(folder, game, known);
  return game;
}

/** As `setStoreSubmit` takes it. */
export function documentInput({ about, texts: infos, builds }: StockGame, shop: InTheShop): DocumentInput {
  const buildsOf = (kind: StockBuild["kind"]) =>
    builds.filter((build) => build.kind === kind).map(({ uuid }) => uuid);
  return {
    store: {
      category: about.category,
      default_lang: about.default_lang,
      released_at: shop.releasedAt,
      start_preview_at: about.start_preview_at ?? null,
      support_platform: about.support_platform,
      serial_status: about.serial_status ?? EMPTY_SUBMISSION.store.serial_status,
      cg_count: about.cg_count ?? null,
      word_count: about.word_count ?? null,
      tags: about.tags,
      content_warnings: about.content_warnings,
      links: { trial_app: about.links.trial_app ?? null, official_app: about.links.official_app ?? null },
    },
    store_submit_info: infos.map(
      ({ locale, name, brief, introduction, labels, cover, cover1to1, screenshots }) => ({
        language: locale,
        name,
        brief,
        introduction,
        labels,
        cover: cover && shop.pictureId(cover),
        cover1to1: cover1to1 && shop.pictureId(cover1to1),
        screenshots: screenshots.map(shop.pictureId),
      }),
    ),
    store_submit_price: Object.entries(about.prices)
      .map(([country, price]) => ({ country, price }))
      .toSorted((a, b) => (a.country < b.country ? -1 : 1)),
    store_submit_game_pack: {
      languages: about.languages,
      official_app: buildsOf("official"),
      trial_app: buildsOf("trial"),
    },
  };
}

/** Every picture of a game, once. */
export const picturesOfGame = ({ texts: infos }: StockGame): readonly StockPicture[] => {
  const all = infos.flatMap(({ cover, cover1to1, screenshots }) => [cover, cover1to1, ...screenshots]);
  return [...new Map(all.flatMap((picture) => (picture ? [[picture.sha256, picture]] : []))).values()];
};

function refuseIncomplete(folder: StockFolder, game: StockGame, known: KnownWords): void {
  const input = documentInput(game, {
    releasedAt: game.releasedAt ?? new Date("2020-01-01T00:00:00Z"),
    pictureId: ({ sha256 }) => sha256,
  });
  const pictures = new Map(pictureIds(input).map((id) => [id, { id, hash: id, width: 0, height: 0 }]));
  const document = withInput(EMPTY_SUBMISSION, input, pictures);
  for (const problem of submissionProblems(document, known, game.about, null)) {
    const { file, field, says } = gameProblem(game, problem);
    // A game without a date is released when it is stocked, whenever its preview would begin.
    if (game.releasedAt === null && field === "start_preview_at" && problem.problem === "order")
      folder.refuse(file, field, "A preview ends with the release: write released_at, too.");
    else folder.refuse(file, field, says);
  }
}

async function readTexts(
  folder: StockFolder,
  at: string,
  labels: Readonly<Record<string, readonly string[]>>,
): Promise<readonly GameTexts[]> {
  const read: GameTexts[] = [];
  for (const name of folder.namesIn(`${at}/texts`)) {
    const file = `${at}/texts/${name}`;
    const locale = name.endsWith(".md") ? localeNamed(name.slice(0, -3)) : null;
    if (!locale) continue; // Stays unread, and is named for that.
    const text = readMarkdown(folder, file);
    const own = pictureFinder(folder, at, locale);
    const [cover, cover1to1, screenshots] = [
      await own("cover"),
      await own("square"),
      await screenshotsIn(folder, at, locale),
    ];
    if (!text) continue;
    const { heading, lead, htmlAfterLead } = text;
    const ownLabels = Object.entries(labels).find(([lang]) => localeNamed(lang) === locale)?.[1] ?? [];
    read.push({
      locale,
      file,
      name: heading,
      brief: lead,
      introduction: htmlAfterLead,
      labels: ownLabels,
      cover,
      cover1to1,
      screenshots,
    });
  }
  for (const lang of Object.keys(labels)) {
    const locale = localeNamed(lang);
    const names = folder.namesIn(`${at}/texts`);
    if (!locale || !names.some((name) => localeNamed(name.replace(/\.md$/, "")) === locale))
      folder.refuse(
        `${at}/game.json`,
        `labels.${lang}`,
        "There is no text in this language: write one in texts, or take the labels out.",
      );
  }
  return read;
}

/** `cover.jpg`, or `cover.ja-JP.jpg` for one language. */
const pictureFinder = (folder: StockFolder, at: string, locale: Locale) => async (name: string) => {
  const files = (start: string) =>
    folder
      .namesIn(at)
      .filter((file) => /^\.(?:jpe?g|png)$/i.test(file.slice(start.length)) && file.startsWith(start));
  const [own] = files(`${name}.${locale}`);
  const [shared] = files(name);
  const chosen = own ?? shared;
  return chosen === undefined ? null : readPicture(folder, `${at}/${chosen}`);
};

/** In the order of their names: `screenshots/…`, or `screenshots.ja-JP/…` for one language. */
async function screenshotsIn(
  folder: StockFolder,
  at: string,
  locale: Locale,
): Promise<readonly StockPicture[]> {
  const own = folder.filesBelow(`${at}/screenshots.${locale}`);
  const files = own.length > 0 ? own : folder.filesBelow(`${at}/screenshots`);
  const read: StockPicture[] = [];
  for (const file of files) read.push(await readPicture(folder, file));
  return read;
}
