import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "./database.ts";
import { DATA_DIR } from "./settings.ts";

/** Files of a web build by their paths; among them `index.html`. */
export type BuildFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Makes a web build the newest trial of a game, as if it had been reviewed and accepted.
 *
 * @returns takes it away
 */
export async function insertTrial(
  storeId: number,
  files: BuildFiles,
  needsThreads = false,
): Promise<() => Promise<void>> {
  const manifest = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(content);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const file = path.join(DATA_DIR, "files", hash.slice(0, 2), hash.slice(2));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return [name, { hash, size: bytes.length, type: "application/octet-stream" }];
  });
  const uuid = randomUUID();
  await sql(
    `insert into builds (uuid, store_id, kind, platform, version, filename, hash, size, entry, manifest, created_at, needs_threads)
     values ($1, $2, 'trial', 'web', '1.0.0', 'game.zip', repeat('0', 64), 1, 'index.html', $3::jsonb, now() + interval '1 day', $4)`,
    [uuid, storeId, JSON.stringify(Object.fromEntries(manifest)), needsThreads],
  );
  return async () => void (await sql("delete from builds where uuid = $1", [uuid]));
}
