import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ask } from "./http.ts";
import { PORT } from "./settings.ts";

const APPS = path.resolve(import.meta.dirname, "../../..");
const DOCUMENTS = path.join(APPS, "../packages/sdk/src/gen/persisted-documents.json");
const START_TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 200;

/** Next to this worker's product, and far enough apart that no other worker has either. */
const PRODUCTION_PORT = PORT + 40;
const BANK_PORT = PORT + 60;

/** The provider as production knows it: over https, and with a private merchant account. */
export const CASHIER = "https://cashier.provider.test";
const ACCOUNT = { merchant: "CATNIP-LIVE", key: "an account that only this test knows" };

export type Production = {
  /** URL of one of its sites. */
  readonly site: (name: string) => string;
  /** Its output since it started. */
  readonly said: () => string;
  /** One of our own operations: production accepts no others of guests and players. */
  readonly operation: <Data>(name: string, variables: object, token?: string) => Promise<Data>;
  /** An unknown document; returns the response, whatever it is. */
  readonly document: (query: string, variables: object, token?: string) => Promise<Sent>;
  /** A player with a country, and an access token. */
  readonly player: () => Promise<{ readonly uuid: string; readonly token: string }>;
  /** A URL of the provider, answered by the simulator. */
  readonly atCashier: (address: string) => string;
  readonly ledger: (...words: readonly string[]) => Promise<string>;
  readonly staff: (...words: readonly string[]) => Promise<string>;
  readonly stock: (...words: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
};

type Sent = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
};

/**
 * Starts the product in production mode, with the API and the pay site, and next to it the simulator of the one
 * configured provider. Plain http is allowed because a proxy is declared.
 */
export async function startProduction(): Promise<Production> {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-production-"));
  chmodSync(folder, 0o755); // As root, the database runs as another user.
  const site = (name: string) => `http://${name}.localhost:${PRODUCTION_PORT}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    SECRET: "0123456789abcdef".repeat(4),
    PUBLIC_ORIGIN_PATTERN: "http://{site}.localhost:{port}",
    TRUST_PROXY: "1",
    HOST: "localhost",
    SMTP_URL: "smtp://127.0.0.1:9",
    SITES: "api,pay",
    PORT: String(PRODUCTION_PORT),
    DATA_DIR: path.join(folder, "data"),
    // The one provider whose address may be anywhere.
    PAYMENT_UNPROVEN: "sugoi",
    PAYMENT_SUGOI_URL: CASHIER,
    PAYMENT_SUGOI_MERCHANT: ACCOUNT.merchant,
    PAYMENT_SUGOI_KEY: ACCOUNT.key,
  };
  delete env.DATABASE_URL;
  const product = run("server/src/main.ts", env);
  const bank = run("server/src/serve-bank.ts", {
    ...process.env,
    NODE_ENV: "",
    BANK_PORT: String(BANK_PORT),
    BANK_FOLDER: path.join(folder, "bank"),
    BANK_ORIGIN: CASHIER,
    BANK_MERCHANT: ACCOUNT.merchant,
    BANK_KEY: ACCOUNT.key,
  });
  const stop = async () => {
    await Promise.all([product.end(), bank.end()]);
    const postmaster = path.join(folder, "data/pg/postmaster.pid");
    while (existsSync(postmaster)) await pause();
    rmSync(folder, { recursive: true, force: true });
  };
  const command = async (file: string, words: readonly string[], change: NodeJS.ProcessEnv = {}) =>
    (
      await promisify(execFile)(process.execPath, [path.join(APPS, file), ...words], {
        env: { ...env, ...change },
      })
    ).stdout;
  try {
    await answers(product, `${site("api")}/health/ready`);
    await answers(bank, `http://127.0.0.1:${BANK_PORT}/`);
  } catch (fault) {
    await stop();
    throw fault;
  }

  const send = async (question: object, token?: string): Promise<Sent> => {
    const { body } = await ask(`${site("api")}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(question),
    });
    return JSON.parse(body.toString()) as Sent;
  };

  return {
    site,
    said: product.said,
    document: (query, variables, token) => send({ query, variables }, token),
    operation: async (name, variables, token) => {
      const documents = JSON.parse(readFileSync(DOCUMENTS, "utf8")) as Record<string, string>;
      const [documentId] =
        Object.entries(documents).find(([, text]) =>
          new RegExp(`^(query|mutation) ${name}\\b`, "m").test(text),
        ) ?? [];
      const answer = await send({ documentId, variables }, token);
      if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
      return answer.data as never;
    },
    player: async () => {
      // Creates players out of nothing, so it runs next to the product rather than in production mode.
      const made = await command("api/src/cli/bench-buyers.ts", ["--players", "1", "--coins", "0"], {
        NODE_ENV: "",
      });
      const { buyers } = JSON.parse(made) as { buyers: { uuid: string; token: string }[] };
      const [player] = buyers;
      if (!player) throw new Error("No player was created");
      return player;
    },
    atCashier: (address) => address.replace(CASHIER, `http://127.0.0.1:${BANK_PORT}`),
    ledger: (...words) => command("api/src/cli/ledger.ts", words),
    staff: (...words) => command("api/src/cli/staff.ts", words),
    stock: (...words) => command("api/src/cli/stock.ts", words),
    stop,
  };
}

type Running = {
  readonly said: () => string;
  readonly child: ChildProcess;
  readonly end: () => Promise<void>;
};

function run(file: string, env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, [path.join(APPS, file)], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const end = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { said: () => said, child, end };
}

async function answers({ child, said }: Running, address: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`It stopped while starting:\n${said()}`);
    const answer = await ask(address).catch(() => null);
    if (answer?.status === 200) return;
    await pause();
  }
  throw new Error(`It did not answer in time:\n${said()}`);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
