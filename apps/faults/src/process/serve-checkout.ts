import { checkout } from "@catnip/api/modules/orders/checkout.ts";
import type { CheckoutRequest } from "@catnip/api/modules/orders/checkout.types.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { keepConnections } from "@catnip/api/platform/keep-connections.ts";
import { Pool } from "pg";
import { serve, setting } from "./serve.ts";

/**
 * The shop's checkout in a process of its own that can be killed, and nothing else, so that the next one starts fast: a
 * purchase needs a pool, and loading what else `connectDatabase` offers takes five times as long as the rest.
 */
const pool = new Pool({ connectionString: setting("FAULTS_DATABASE_URL"), max: 16 });
keepConnections(pool);
const db = { $client: pool } as Database;
const now = new Date(setting("FAULTS_NOW"));

serve(async (_path, _headers, body) => {
  const { viewer, request } = JSON.parse(body.toString("utf8")) as {
    readonly viewer: Viewer;
    readonly request: CheckoutRequest;
  };
  const answer = await checkout({ db, now: () => now }, viewer, request, "international");
  return { status: 200, body: JSON.stringify(answer) };
});
