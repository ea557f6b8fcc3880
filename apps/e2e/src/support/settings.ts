import { tmpdir } from "node:os";
import path from "node:path";

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4300);

/**
 * Where the product under test listens: one for each worker that runs at the same time. Beside 4000, so that a
 * developer's own copy can go on running.
 */
export const PORT = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The data of the product under test; made anew for every worker. */
export const DATA_DIR = path.join(tmpdir(), `catnip-e2e-${PORT}`);

/** The data of a product that was planted and stopped, for every worker to start from. */
export const PLANTED_DIR = path.join(tmpdir(), `catnip-e2e-${FIRST_PORT}-planted`);

/** The address of a site of the product under test. */
export const site = (name: string): string => `http://${name}.localhost:${PORT}`;

/** Chromium in containers: no sandbox as root, nothing that calls home. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
