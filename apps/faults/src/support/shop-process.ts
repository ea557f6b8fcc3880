import { NOW } from "@catnip/api/modules/orders/testing/shop.ts";
import { fork } from "node:child_process";
import path from "node:path";

type Told = { readonly port?: number; readonly at?: string };

/** A real process of the shop. */
export type ShopProcess = {
  /** What its connections to the database are called. */
  readonly name: string;
  /** Sends a request; rejects when the process dies before it has answered. */
  readonly post: (
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers?: Headers,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  /** Resolves once the process has come to the point that a request named. */
  readonly reached: (point: string) => Promise<void>;
  /** Kills it without a warning (SIGKILL) and waits until it is gone. */
  readonly kill: () => Promise<void>;
};

let started = 0;

/**
 * Starts a process and waits until it serves.
 *
 * @param bank where the providers' servers listen, for a process that queries them
 */
export async function startShopProcess(
  what: "checkout" | "notifications",
  databaseUrl: string,
  bank = "",
): Promise<ShopProcess> {
  const name = `shop process ${(started += 1)}`;
  const file = path.resolve(import.meta.dirname, `../process/serve-${what}.ts`);
  const child = fork(file, {
    execArgv: [],
    env: {
      // Compiled once, not at every start.
      NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "../../../../node_modules/.cache/compiled"),
      ...process.env,
      PGAPPNAME: name,
      FAULTS_DATABASE_URL: databaseUrl,
      FAULTS_NOW: NOW.toISOString(),
      FAULTS_PORT: "4730",
      FAULTS_BANK: bank,
    },
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const hears = (is: (told: Told) => boolean): Promise<Told> =>
    new Promise((resolve, reject) => {
      const listen = (told: Told) => {
        if (!is(told)) return;
        child.off("message", listen);
        resolve(told);
      };
      child.on("message", listen);
      void gone.then(() => reject(new Error("The process is gone")));
    });
  const { port } = await hears((told) => told.port !== undefined);
  return {
    name,
    post: async (at, body, headers = new Headers()) => {
      const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method: "POST", headers, body });
      return { status: answer.status, text: await answer.text() };
    },
    reached: async (point) => void (await hears(({ at }) => at === point)),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Keeps one process ready, so that the next one starts while the last one still works. */
export function processLine(databaseUrl: string) {
  const start = () => {
    const starting = startShopProcess("checkout", databaseUrl);
    // A failure reaches the caller that takes the process.
    starting.catch(() => undefined);
    return starting;
  };
  let spare = start();
  return {
    next: async (): Promise<ShopProcess> => {
      const taken = await spare;
      spare = start();
      return taken;
    },
    close: async () => (await spare).kill(),
  };
}
