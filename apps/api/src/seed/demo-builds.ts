import { createCipheriv, createHash } from "node:crypto";
import path from "node:path";
import { DEMO_GAMES, type DemoDownload, type DemoGame, type DemoWebGame } from "@catnip/demo/catalogue";
import { GAMES_FOLDER } from "@catnip/demo/games";
import { addBuild, type NewBuild } from "../modules/builds/index.ts";
import { slots } from "../platform/images/image-work.ts";
import type { SeedServices } from "./seed-services.ts";
import { stableUuid } from "./stable-uuid.ts";
import { folderEntries, zipOf, type ZipEntry } from "./zip.ts";

const AT_ONCE = 3;

/** Uploads the demo games: playable web builds from their folders, and a small archive for every download. */
export async function plantBuilds(seed: SeedServices, startedAt: Date): Promise<void> {
  const { db } = seed.services;
  const { rows } = await db.$client.query<{ uuid: string }>("select uuid from builds");
  const known = new Set(rows.map((row) => row.uuid));
  const wanted = DEMO_GAMES.flatMap((game) => [
    ...webBuilds(game, startedAt),
    ...downloadBuilds(game, startedAt),
  ]);
  const slot = slots(AT_ONCE);
  await Promise.all(
    wanted
      .filter(({ build }) => !known.has(build.uuid))
      .map(({ build, archive }) => slot(async () => addBuild(db, seed.files, build, await archive()))),
  );
}

type Upload = { readonly build: NewBuild; readonly archive: () => Promise<Buffer> };

function webBuilds(game: DemoGame, now: Date): readonly Upload[] {
  const { webGame } = game;
  if (!webGame) return [];
  const version = game.downloads[0]?.version ?? "1.0.0";
  return (["official", "trial"] as const).map((kind) => ({
    build: {
      uuid: stableUuid("build", game.id, kind, "web", version),
      storeId: game.id,
      kind,
      platform: "web",
      language: "any",
      version,
      filename: `${game.path}-${version}-web.zip`,
      now: daysBefore(now, game.updatedDaysAgo),
    },
    archive: async () => zipOf(await editionEntries(webGame, kind)),
  }));
}

/**
 * The files of one edition of a web game (demo/games/README.md): a trial has `edition.trial.js` in place of
 * `edition.js` and nothing from a folder called `full`; the official build has no trial file.
 */
export async function editionEntries(
  webGame: DemoWebGame,
  kind: "official" | "trial",
): Promise<readonly ZipEntry[]> {
  const entries = await folderEntries(path.join(GAMES_FOLDER, webGame));
  if (kind === "official") return entries.filter((entry) => !entry.path.endsWith(TRIAL_FILE));
  return entries
    .filter((entry) => !entry.path.split("/").includes("full") && !entry.path.endsWith(FULL_FILE))
    .map((entry) => ({ ...entry, path: entry.path.replace(TRIAL_FILE, FULL_FILE) }));
}

const FULL_FILE = "/edition.js";
const TRIAL_FILE = "/edition.trial.js";

function downloadBuilds(game: DemoGame, now: Date): readonly Upload[] {
  return game.downloads.map((download) => {
    const { kind, platform, version } = download;
    const suffix = kind === "trial" ? "-trial" : "";
    return {
      build: {
        uuid: stableUuid("build", game.id, kind, platform, version),
        storeId: game.id,
        kind,
        platform,
        language: "any",
        version,
        filename: `${game.path}-${version}-${platform.replaceAll(" ", "-")}${suffix}.zip`,
        now: daysBefore(now, game.updatedDaysAgo),
      },
      archive: () => downloadArchive(game, download),
    };
  });
}

/** A readme, and enough data that an interrupted download can be seen resuming. */
function downloadArchive(game: DemoGame, { kind, platform, version }: DemoDownload): Promise<Buffer> {
  const { name } = game.info[game.defaultLanguage];
  const folder = `${game.path}-${version}`;
  const readme = [
    `${name} ${version} (${platform}, ${kind})`,
    "",
    "This archive belongs to the demo shop of Catnip. It holds made-up data instead of a program,",
    "so that downloading, interrupting and resuming can be tried. Its SHA-256 stands beside the download link.",
    "",
  ].join("\r\n");
  return zipOf([
    { path: `${folder}/README.txt`, content: Buffer.from(readme) },
    {
      path: `${folder}/data.bin`,
      content: madeUpData(`${game.path} ${kind} ${platform}`, dataBytes(game)),
      compress: false,
    },
  ]);
}

/** Games that can also be played here get large archives; the others stay small to save disk space. */
const dataBytes = (game: DemoGame) => (game.webGame ? 4_000_000 : 160_000);

/** Pseudo-random bytes, always the same for a name. */
function madeUpData(name: string, bytes: number): Buffer {
  const key = createHash("sha256").update(name).digest();
  return createCipheriv("aes-256-ctr", key, Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
