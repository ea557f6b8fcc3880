import { tmpdir } from "node:os";
import path from "node:path";

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4300);

/**
 * Port of the product under test, one per parallel worker. Next to 4000, so a developer's own copy can keep
 * running.
 */
export const PORT = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Data of the product under test; recreated for every worker. */
export const DATA_DIR = path.join(tmpdir(), `catnip-e2e-${PORT}`);

/** Seeded data of a stopped product, from which every worker starts. */
export const SEEDED_DIR = path.join(tmpdir(), `catnip-e2e-${FIRST_PORT}-seeded`);

/** URL of a site of the product under test. */
export const site = (name: string): string => `http://${name}.localhost:${PORT}`;

/**
 * The browser setting of most visitors. Journeys run without motion unless they are about it: drawing every frame of
 * an animation without a graphics card takes as much of the processor as the page itself.
 */
export const WITH_MOTION = { reducedMotion: "no-preference" } as const;

/** Chromium in containers: no sandbox as root, no background network traffic. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
