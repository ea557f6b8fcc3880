import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import { brokenFolder } from "./broken-folder.ts";
import { answers } from "./cluster-address.ts";
import type { RunAs } from "./folder-access.ts";
import { initialise } from "./initialise.ts";
import { isLivingPostgres, isZombie, readPostmasterFile } from "./postmaster-file.ts";
import { isSecured, keptPasswords, secureCluster, type Passwords } from "./secure-cluster.ts";
import { startChild } from "./start-server.ts";
import { stopProcess, watchEnd } from "./stop-process.ts";

export type Running = {
  readonly port: number;
  readonly passwords: Passwords;
  readonly reused: boolean;
  readonly stop: () => Promise<void>;
  readonly exited: Promise<void>;
};

type RunOptions = {
  readonly binaries: Binaries;
  readonly dataDir: string;
  readonly settings: readonly string[];
  readonly as: RunAs;
  readonly port: number | undefined;
};

/** Takes over a running server, or starts one, repairing whatever prevents the start. */
export async function runServer({
  binaries,
  dataDir,
  settings,
  as,
  port: wanted,
}: RunOptions): Promise<Running> {
  const left = readPostmasterFile(dataDir);
  if (left && isLivingPostgres(left.pid)) {
    const passwords = keptPasswords(dataDir);
    if (!passwords || !isSecured(dataDir)) {
      // From a version without passwords, or its passwords are lost: it has to be stopped.
      await stopProcess(left.pid);
    } else if (await answers(left.port, passwords)) {
      const { port, pid } = left;
      return { port, passwords, reused: true, stop: () => stopProcess(pid), exited: watchEnd(pid) };
    }
  }
  // PostgreSQL removes the lock file of a dead process itself, after checking shared memory, but never that of a
  // zombie.
  if (left && isZombie(left.pid)) rmSync(path.join(dataDir, "postmaster.pid"), { force: true });

  if (!existsSync(path.join(dataDir, "PG_VERSION"))) initialise(binaries, dataDir, as);
  const port = wanted ?? (await freePort());
  const passwords = securedPasswords(binaries, dataDir, as);
  const started = await startChild(binaries, dataDir, port, settings, as);
  if (await answers(port, passwords)) return { port, passwords, reused: false, ...started };
  // A folder restored from a backup may have other passwords than those stored beside it.
  await started.stop();
  const renewed = securedPasswords(binaries, dataDir, as, true);
  return {
    port,
    passwords: renewed,
    reused: false,
    ...(await startChild(binaries, dataDir, port, settings, as)),
  };
}

function securedPasswords(binaries: Binaries, dataDir: string, as: RunAs, renew = false): Passwords {
  const kept = keptPasswords(dataDir);
  if (kept && !renew && isSecured(dataDir)) return kept;
  try {
    secureCluster(binaries.postgres, dataDir, as);
  } catch (fault) {
    throw brokenFolder(dataDir, fault instanceof Error ? fault.message : String(fault));
  }
  const made = keptPasswords(dataDir);
  if (!made) throw brokenFolder(dataDir, "FATAL: its passwords cannot be kept");
  return made;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
