import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "../platform/config.ts";
import type { Services, Viewer } from "../platform/context.ts";
import type { Database } from "../platform/database.ts";
import { ApiError } from "../platform/errors.ts";
import { createFileStore, type FileStore } from "../platform/files/file-store.ts";
import { createGraphqlHandler } from "../platform/graphql/handler.ts";
import { createLog } from "../platform/log.ts";
import type { PublicCache } from "../platform/public-cache.ts";
import type { Role } from "../platform/roles/roles.ts";
import { schema } from "../composition/schema.ts";
import { testDatabase } from "../platform/testing/test-database.ts";

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: {
      readonly code: string;
      readonly request_id?: string;
      readonly facts?: Record<string, unknown>;
    };
  }[];
};

/** The API on its own database, with a clock that stands still until it is moved. */
export type TestShop = {
  readonly db: Database;
  /** As the owner of the tables, for what a test does behind the service's back. */
  readonly owner: Database;
  readonly services: Services;
  readonly config: Config;
  readonly files: FileStore;
  readonly clock: { now: Date };
  /** Sends a raw request to the endpoint, as the viewer or as a guest. */
  readonly send: (request: Request, viewer?: Viewer) => Promise<Response>;
  /** Sends a query as the viewer, or as a guest. */
  readonly ask: (query: string, variables?: Record<string, unknown>, viewer?: Viewer) => Promise<Answer>;
  /** A user with an account and, unless null, a country; a player unless roles are given. */
  readonly player: (options?: {
    readonly country?: string | null;
    readonly nickname?: string;
    readonly roles?: readonly Role[];
  }) => Promise<Viewer>;
  /** How many statements reached the database since the last call. */
  readonly statements: () => number;
  readonly close: () => Promise<void>;
};

export const ENDPOINT = "http://api.localhost:4000/graphql";

export const SHOP_NOW = new Date("2026-03-01T12:00:00Z");

/** @param production answers as in production, where our own clients' operations are sent by hash */
export async function testShop({
  production = false,
  ...options
}: { readonly publicCache?: PublicCache; readonly production?: boolean } = {}): Promise<TestShop> {
  const { db, owner, url, close } = await testDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-shop-"));
  const config: Config = {
    production,
    port: 4000,
    dataDir,
    databaseUrl: url,
    secret: "5e".repeat(32),
    originPattern: "http://{site}.localhost:{port}",
  };
  const clock = { now: SHOP_NOW };
  const files = createFileStore(path.join(dataDir, "files"));
  const services: Services = { config, db, now: () => clock.now, files, ...options };
  const count = countStatements(db);
  const viewers = new Map<string, Viewer>();
  const handle = createGraphqlHandler({
    schema,
    services,
    log: createLog("silent"),
    documentsFile: DOCUMENTS_FILE,
    viewerOf: async (token) => {
      const viewer = viewers.get(token);
      if (!viewer) throw new ApiError("auth/argument-error", "Not one of our tokens");
      return viewer;
    },
  });

  const send = (request: Request, viewer?: Viewer): Promise<Response> => {
    if (viewer) {
      viewers.set(viewer.sid, viewer);
      request.headers.set("authorization", `Bearer ${viewer.sid}`);
    }
    return handle(request, { address: "192.0.2.1" });
  };

  return {
    db,
    owner,
    services,
    config,
    files,
    clock,
    statements: count,
    send,
    ask: async (query, variables = {}, viewer) => {
      const headers = { "content-type": "application/json", "accept-version": "v2" };
      const body = JSON.stringify({ query, variables });
      const request = new Request(ENDPOINT, { method: "POST", headers, body });
      const response = await send(request, viewer);
      return {
        status: response.status,
        headers: response.headers,
        ...((await response.json()) as Omit<Answer, "status" | "headers">),
      };
    },
    player: async ({ country = "us", nickname = "Mika", roles = ["player"] as const } = {}) => {
      const uuid = randomUUID();
      await db.$client.query(
        'insert into "user" (id, name, email, email_verified, roles) values ($1, $2, $3, true, $4)',
        [uuid, nickname, `${uuid}@mail.test`, roles],
      );
      if (country !== null) {
        await db.$client.query("insert into profiles (user_uuid, nickname, country) values ($1, $2, $3)", [
          uuid,
          nickname,
          country,
        ]);
      }
      return { uuid, sid: randomUUID(), roles, audience: "api" };
    },
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const DOCUMENTS_FILE = path.resolve(
  import.meta.dirname,
  "../../../../packages/sdk/src/gen/persisted-documents.json",
);

/** The value of a field of the answer, typed by the test. Fails if there is an error instead. */
export function fieldOf<Value>(answer: Answer, name: string): Value {
  if (answer.errors?.[0]) throw new Error(`${answer.errors[0].extensions.code}: ${answer.errors[0].message}`);
  return answer.data?.[name] as Value;
}

function countStatements(db: Database): () => number {
  let statements = 0;
  const pool = db.$client;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]): unknown => {
      statements += 1;
      return query(...args);
    },
  });
  return () => {
    const counted = statements;
    statements = 0;
    return counted;
  };
}
