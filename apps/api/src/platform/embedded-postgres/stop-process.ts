import { isLivingPostgres } from "./postmaster-file.ts";

/** How often a server that is not our child is looked at; a child's end is told to us. */
const WATCH_MS = 250;

export async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  // Keeps our process alive meanwhile: leaving earlier would give the folder to somebody else too soon.
  while (isLivingPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
}

export async function watchEnd(pid: number): Promise<void> {
  while (isLivingPostgres(pid)) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS).unref());
  }
}
