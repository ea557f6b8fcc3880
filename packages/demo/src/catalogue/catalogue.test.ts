import { ARTICLE_KINDS } from "@catnip/domain/articles";
import { describe, expect, test } from "vitest";

import {
  DEMO_ARTICLES,
  DEMO_AUTHORS,
  DEMO_BANNERS,
  DEMO_COMMENTS,
  DEMO_COUPONS,
  DEMO_REDEMPTION_CODES,
  DEMO_GAMES,
  DEMO_LANGUAGES,
  DEMO_PLAYERS,
  DEMO_TAGS,
  DEMO_UPDATE_LOGS,
  DEMO_WARNINGS,
} from "./index.ts";
import { TRANSLATIONS } from "./translations/index.ts";

const ids = new Set(DEMO_GAMES.map((game) => game.id));

test("every category has at least sixteen games", () => {
  for (const category of ["boy-r18", "boy-bl", "girl-r18", "girl-gl"]) {
    expect(DEMO_GAMES.filter((game) => game.category === category).length).toBeGreaterThanOrEqual(16);
  }
});

test("no two games share an id, a path, a name or a description in any language", () => {
  const total = DEMO_GAMES.length;
  expect(ids.size).toBe(total);
  expect(new Set(DEMO_GAMES.map((game) => game.path)).size).toBe(total);
  for (const language of DEMO_LANGUAGES) {
    expect(new Set(DEMO_GAMES.map((game) => game.info[language].name)).size).toBe(total);
    expect(new Set(DEMO_GAMES.map((game) => game.info[language].brief)).size).toBe(total);
    expect(new Set(DEMO_GAMES.map((game) => game.info[language].introduction)).size).toBe(total);
  }
});

test.each(DEMO_GAMES)("$path has texts in every language, in that language's script", (game) => {
  for (const language of DEMO_LANGUAGES) {
    const { name, brief, introduction } = game.info[language];
    expect(name.trim()).not.toBe("");
    expect(brief).not.toMatch(/[<>]/);
    expect(introduction.replaceAll(/<\/?(p|ul|li|em|strong)>/g, "")).not.toMatch(/[<>]/);
    expect(introduction.match(/<(p|ul)>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  }
  expect(game.info["zh-cn"].introduction).toMatch(/\p{Script=Han}/u);
  expect(game.info["ja-jp"].introduction).toMatch(/\p{Script=Hiragana}/u);
});

describe.each(Object.entries(TRANSLATIONS))("translated into %s", (language, translation) => {
  const front = ["boy-r18", "boy-bl", "girl-r18", "girl-gl"].flatMap((category) =>
    DEMO_GAMES.filter((game) => game.category === category).slice(0, 6),
  );
  const markup = (html: string) => html.match(/<[^>]+>/g) ?? [];

  test("are the first six games of every category, all articles, banners, tags and warnings", () => {
    expect(Object.keys(translation.games).map(Number)).toEqual(front.map(({ id }) => id));
    expect(Object.keys(translation.articles)).toEqual(DEMO_ARTICLES.map(({ key }) => key));
    expect(Object.keys(translation.banners)).toEqual(DEMO_BANNERS.map(({ key }) => key));
    expect(Object.keys(translation.tags)).toEqual(Object.keys(DEMO_TAGS));
    expect(Object.keys(translation.warnings)).toEqual(Object.keys(DEMO_WARNINGS));
  });

  test("games have names and descriptions of their own, with the same markup, in the right script", () => {
    for (const { id, info } of front) {
      const text = translation.games[id];
      expect(markup(text?.introduction ?? ""), `${id}`).toEqual(markup(info["en-us"].introduction));
      expect(text?.brief).not.toMatch(/[<>]/);
      expect(text?.introduction).not.toBe(info["en-us"].introduction);
      expect(text?.introduction).toMatch(SCRIPTS[language] ?? /\p{Script=Latin}/u);
    }
    const games = Object.values(translation.games);
    for (const field of ["name", "brief", "introduction"] as const)
      expect(new Set(games.map((game) => game[field])).size).toBe(games.length);
  });

  test("articles have the same markup", () => {
    for (const { key, text } of DEMO_ARTICLES)
      expect(markup(translation.articles[key]?.text ?? ""), `article ${key}`).toEqual(markup(text["en-us"]));
  });
});

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  "ko-kr": /\p{Script=Hangul}/u,
  "ru-ru": /\p{Script=Cyrillic}/u,
  "th-th": /\p{Script=Thai}/u,
  "zh-tw": /\p{Script=Han}/u,
};

test.each(DEMO_GAMES)("$path refers only to authors, tags and warnings that exist", (game) => {
  expect(DEMO_AUTHORS).toHaveProperty(game.author);
  for (const tag of game.tags) expect(DEMO_TAGS).toHaveProperty(tag);
  for (const warning of game.warnings) expect(DEMO_WARNINGS).toHaveProperty(warning);
  expect(new Set(game.tags).size).toBe(game.tags.length);
});

test.each(DEMO_GAMES)("$path has whole prices and consistent dates", (game) => {
  const prices = [game.priceMeowcent, ...Object.values(game.countryPrices ?? {})];
  for (const price of prices) expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
  const released = game.releasedDaysAgo > 0;
  expect(game.startPreviewDaysAgo === undefined).toBe(released);
  // An unreleased game cannot have changed before the day it was first shown.
  expect(game.updatedDaysAgo).toBeLessThanOrEqual(
    released ? game.releasedDaysAgo : (game.startPreviewDaysAgo ?? 0),
  );
});

test("sales apply only to games that cost something, and end one day", () => {
  for (const { activity, priceMeowcent } of DEMO_GAMES) {
    if (activity === undefined) continue;
    expect(activity.percent > 0 && activity.percent < 100).toBe(true);
    expect(activity.endsInDays > 0 && priceMeowcent > 0).toBe(true);
  }
});

test.each(DEMO_GAMES)(
  "$path offers builds only for platforms it supports, and no official build before release",
  (game) => {
    for (const download of game.downloads) expect(game.supportPlatform).toContain(download.platform);
    const official = game.downloads.some((download) => download.kind === "official");
    expect(official).toBe(game.releasedDaysAgo > 0);
    expect(game.supportPlatform.includes("web")).toBe(game.webGame !== undefined);
  },
);

test("three games can be played in the browser", () => {
  const web = DEMO_GAMES.filter((game) => game.webGame !== undefined);
  expect(new Set(web.map((game) => game.webGame))).toEqual(
    new Set(["lantern-lines", "neon-drift", "tea-house-letters"]),
  );
  for (const game of web) expect(game.path).toBe(game.webGame);
});

test("comments, update logs and coupons refer to existing games and players", () => {
  const players = new Set(DEMO_PLAYERS.map((player) => player.key));
  for (const comment of DEMO_COMMENTS) {
    expect(ids).toContain(comment.gameId);
    expect(players).toContain(comment.player);
    expect(comment.comment.trim()).not.toBe("");
  }
  const pairs = DEMO_COMMENTS.map((comment) => `${comment.gameId} ${comment.player}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const log of DEMO_UPDATE_LOGS) expect(ids).toContain(log.gameId);
  for (const coupon of DEMO_COUPONS) {
    for (const id of coupon.storeIds) expect(ids).toContain(id);
    expect(coupon.storeIds.length > 0).toBe(coupon.applicableScope === "store");
  }
  for (const { reward } of DEMO_REDEMPTION_CODES) {
    if (reward.key === "store") expect(ids).toContain(reward.store_id);
  }
});

test("nobody comments on a game before its release", () => {
  for (const comment of DEMO_COMMENTS) {
    const game = DEMO_GAMES.find((candidate) => candidate.id === comment.gameId);
    expect(comment.daysAgo, `${comment.gameId} by ${comment.player}`).toBeLessThanOrEqual(
      game?.releasedDaysAgo ?? -1,
    );
  }
});

test("the home page has four slides, and there are articles of every category, in every language", () => {
  expect(DEMO_BANNERS).toHaveLength(4);
  expect(DEMO_ARTICLES.length).toBeGreaterThanOrEqual(12);
  expect(new Set(DEMO_ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_KINDS));
  for (const { storeId } of DEMO_ARTICLES) if (storeId !== undefined) expect(ids).toContain(storeId);
  for (const language of DEMO_LANGUAGES) {
    for (const slide of DEMO_BANNERS) expect(slide.headline[language]).not.toBe("");
    for (const article of DEMO_ARTICLES) expect(article.text[language]).toMatch(/^<(p|h3)>/);
  }
});
