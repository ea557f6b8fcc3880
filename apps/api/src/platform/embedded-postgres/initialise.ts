import { spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import { brokenFolder } from "./broken-folder.ts";
import { prepareDataFolder, type RunAs } from "./folder-access.ts";
import { OWNER } from "./secure-cluster.ts";

/**
 * Creates a new cluster beside its folder and renames it into place: a kill in between leaves a folder that is clearly
 * not a cluster, and the next start begins again.
 */
export function initialise(binaries: Binaries, dataDir: string, as: RunAs): void {
  const making = `${dataDir}.initialising`;
  rmSync(making, { recursive: true, force: true });
  prepareDataFolder(making, as);
  const made = spawnSync(
    binaries.initdb,
    [
      "-D",
      making,
      "-U",
      OWNER,
      // No connections before passwords are set, see `secureCluster`.
      "--auth=reject",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    { ...as, encoding: "utf8", cwd: path.dirname(dataDir), env: { PATH: process.env.PATH, TZ: "UTC" } },
  );
  if (made.status !== 0) throw brokenFolder(dataDir, made.stderr || String(made.error));
  try {
    // Replaces an empty folder; one with content has an owner and is not touched.
    renameSync(making, dataDir);
  } catch {
    throw brokenFolder(dataDir, "FATAL: the folder holds files, but no database");
  }
}
