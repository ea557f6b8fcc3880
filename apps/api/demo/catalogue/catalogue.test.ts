import { ARTICLE_KINDS } from "@catnip/domain/articles";
import { expect, test } from "vitest";

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
