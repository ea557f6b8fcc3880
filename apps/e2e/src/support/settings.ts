import { tmpdir } from "node:os";
import path from "node:path";

/** Where the product under test listens; beside 4000, so that a developer's own copy can go on running. */
export const PORT = Number(process.env.E2E_PORT ?? 4300);

/** The data of the product under test; made anew for every run. */
export const DATA_DIR = path.join(tmpdir(), `catnip-e2e-${PORT}`);

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
