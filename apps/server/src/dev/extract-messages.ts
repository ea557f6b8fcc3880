import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { watchFiles } from "./watch-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** Where messages are written, below the folder with their catalogs' settings. */
const SURFACES: readonly (readonly [folder: string, sources: string])[] = [
  ["packages/site", "src"],
  ["packages/storefront", "src"],
  ...SHARED_SITES.map(({ name }) => [`apps/${name}`, "app"] as const),
  ["apps/api", "src/modules"],
];
const LINGUI = path.join(ROOT, "packages/site/node_modules/@lingui/cli/dist/lingui.js");
const HAS_MESSAGES = /@lingui\/(?:react|core)\/macro|@catnip\/i18n\/msg\.ts/;
/**
 * Longer than the pause between two saves while typing: only a file for translators depends on it.
 */
const SETTLE_MS = 1_000;

/**
 * Updates the catalogs when the messages in a source file change. Pages show new messages at once, because
 * they are in the code; extraction takes seconds and therefore runs in the background. It removes nothing: a sentence
 * that is edited and edited back has its translations again (R-LNG-13).
 *
 * @param surfaces folders, absolute or below the repository, each with the folder of its sources
 * @returns stops it
 */
export function extractMessages(surfaces = SURFACES): () => void {
  const stops = surfaces.map(([folder, sources]) => {
    const extract = extractor(path.resolve(ROOT, folder));
    const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes(".test.");
    const stop = watchFiles(
      [path.resolve(ROOT, folder, sources)],
      isSource,
      (files) => {
        if (files.some((file) => HAS_MESSAGES.test(textOf(file)))) extract();
      },
      SETTLE_MS,
    );
    return stop;
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** One run at a time per catalog, and a trailing run if something changed meanwhile. */
function extractor(surface: string): () => void {
  let state: "idle" | "running" | "stale" = "idle";
  const extract = () => {
    if (state !== "idle") return void (state = "stale");
    state = "running";
    const child = spawn(process.execPath, [LINGUI, "extract", "--workers", "1"], {
      cwd: surface,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.once("exit", () => {
      const isStale = state === "stale";
      state = "idle";
      if (isStale) extract();
    });
  };
  return extract;
}

/** Empty when the file is gone. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
