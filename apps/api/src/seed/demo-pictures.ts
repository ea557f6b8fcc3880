import { renderAvatarSvg, renderBannerSvg, renderCoverSvg, renderScreenshotSvg } from "@catnip/demo/art";
import { DEMO_AUTHORS, DEMO_BANNERS, DEMO_GAMES, DEMO_PLAYERS, type DemoGame } from "@catnip/demo/catalogue";
import { PREWARM_TASK, type PrewarmPayload } from "../platform/images/prewarm.ts";
import { queueJobs } from "../platform/queue-job.ts";
import type { SeedServices } from "./seed-services.ts";

/** Hashes of images in the file store. */
export type DemoPictures = {
  readonly games: ReadonlyMap<number, GamePictures>;
  /** By key of an author or player. */
  readonly portraits: ReadonlyMap<string, string>;
  /** By key of a banner. */
  readonly banners: ReadonlyMap<string, string>;
};

export type GamePictures = {
  readonly cover: string;
  readonly square: string;
  readonly screenshots: readonly string[];
};

/** The widths that cards and game pages load first. */
const PREWARM_WIDTHS = [320, 640];

/**
 * Draws the images of the demo games. What is stored are the drawings themselves (SVG); the image site rasterises them
 * on demand, so that seeding takes seconds. Covers are queued for pre-rendering.
 */
export async function plantPictures({ services, files }: SeedServices): Promise<DemoPictures> {
  const images = new Map<
    string,
    { readonly hash: string; readonly width: number; readonly height: number }
  >();
  const put = async (svg: string): Promise<string> => {
    const { hash } = await files.put(Buffer.from(svg));
    images.set(hash, { hash, ...sizeOf(svg) });
    return hash;
  };
  const games = new Map<number, GamePictures>();
  for (const game of DEMO_GAMES) games.set(game.id, await drawGame(game, put));
  const portraits = new Map<string, string>();
  const people = [...Object.keys(DEMO_AUTHORS), ...DEMO_PLAYERS.map(({ key }) => key)];
  for (const key of people) portraits.set(key, await put(renderAvatarSvg(key)));
  const banners = new Map<string, string>();
  for (const slide of DEMO_BANNERS) banners.set(slide.key, await put(renderBannerSvg(slide)));

  const { $client } = services.db;
  await $client.query(
    `insert into images (hash, width, height)
     select hash, width, height from jsonb_to_recordset($1::jsonb) as r(hash text, width int, height int) on conflict do nothing`,
    [JSON.stringify([...images.values()])],
  );
  const covers: PrewarmPayload = {
    hashes: [...games.values()].map(({ cover }) => cover),
    widths: PREWARM_WIDTHS,
  };
  await queueJobs($client, [{ task: PREWARM_TASK, class: "upkeep", payload: covers, key: "prewarm-demo" }]);
  return { games, portraits, banners };
}

async function drawGame(game: DemoGame, put: (svg: string) => Promise<string>): Promise<GamePictures> {
  return {
    cover: await put(renderCoverSvg(game, "landscape")),
    square: await put(renderCoverSvg(game, "square")),
    screenshots: [
      await put(renderScreenshotSvg(game, 0)),
      await put(renderScreenshotSvg(game, 1)),
      await put(renderScreenshotSvg(game, 2)),
    ],
  };
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]*\swidth="(\d+)"[^>]*\sheight="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("A drawing without width and height");
  return { width: Number(width), height: Number(height) };
}
