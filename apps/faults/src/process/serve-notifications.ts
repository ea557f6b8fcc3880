import { notify } from "@catnip/api/modules/top-ups/notify.http.ts";
import { connectDatabase } from "@catnip/api/platform/database.ts";
import { serve, setting } from "./serve.ts";

/** The shop's notification endpoints in a separate process. */
const db = connectDatabase(setting("FAULTS_DATABASE_URL"));
const now = new Date(setting("FAULTS_NOW"));
const port = Number(setting("FAULTS_PORT"));
/** Where the providers' servers listen; their names lead nowhere here. */
const bank = setting("FAULTS_BANK");
const config = {
  production: false,
  port,
  dataDir: "unused",
  databaseUrl: undefined,
  secret: "00",
  originPattern: "http://{site}.localhost:{port}",
};

const network: typeof fetch = (address, init) => {
  const { pathname, search } = new URL(address instanceof Request ? address.url : address);
  return fetch(bank + pathname + search, init);
};

serve(async (path, headers, body) => {
  const request = new Request(`http://api.localhost:${port}${path}`, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
  });
  const answer = await notify({ config, db, now: () => now, fetch: network }, request);
  return { status: answer.status, body: await answer.text() };
});
