import sharp from "sharp";
import { expect, test } from "vitest";

import { DEMO_AUTHORS, DEMO_BANNERS, DEMO_GAMES } from "../catalogue/index.ts";
import {
  renderAvatarSvg,
  renderBannerSvg,
  renderCoverSvg,
  renderEmptyImageSvg,
  renderScreenshotSvg,
  renderWebp,
} from "./index.ts";

const pictures: readonly (readonly [string, () => string])[] = [
  ...DEMO_GAMES.flatMap((game): readonly (readonly [string, () => string])[] => [
    [`${game.path} cover`, () => renderCoverSvg(game)],
    [`${game.path} square cover`, () => renderCoverSvg(game, "square")],
    ...([0, 1, 2] as const).map(
      (index) => [`${game.path} screenshot ${index}`, () => renderScreenshotSvg(game, index)] as const,
    ),
  ]),
  ...Object.keys(DEMO_AUTHORS).map((key) => [`${key} portrait`, () => renderAvatarSvg(key)] as const),
  ...DEMO_BANNERS.map((slide) => [`${slide.key} banner`, () => renderBannerSvg(slide)] as const),
  ["empty image", renderEmptyImageSvg],
];

test("every picture is unique, and drawing it is deterministic", () => {
  const drawn = pictures.map(([, draw]) => draw());
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(pictures.slice(0, 10).map(([, draw]) => draw())).toEqual(drawn.slice(0, 10));
});

test.each(pictures)("%s needs no fonts and has no invalid numbers", (_, draw) => {
  const svg = draw();
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined|Infinity/);
});

test("covers, squares and screenshots have the sizes the shop expects", async () => {
  const [game] = DEMO_GAMES;
  if (game === undefined) throw new Error("The catalogue is empty");
  const sizes = await Promise.all(
    [renderCoverSvg(game), renderCoverSvg(game, "square"), renderScreenshotSvg(game, 0)].map(async (svg) => {
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [1280, 960],
    [960, 960],
    [1280, 720],
  ]);
});

test("every picture can be rendered to WebP", async () => {
  for (const [name, draw] of pictures) {
    // A narrow width keeps the test fast: what matters is that the document parses and renders.
    const image = await renderWebp(draw(), 96);
    const { format, width } = await sharp(image).metadata();
    expect([name, format, width]).toEqual([name, "webp", 96]);
  }
}, 120_000);
