import { isLivingPostgres } from "./postmaster-file.ts";

/** Polling interval for a server that is not our child; for a child we get an exit event. */
const WATCH_MS = 250;

export async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  // Keeps our process alive meanwhile: exiting earlier would release the folder too soon.
  while (isLivingPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
}

export async function watchEnd(pid: number): Promise<void> {
  while (isLivingPostgres(pid)) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS).unref());
  }
}
