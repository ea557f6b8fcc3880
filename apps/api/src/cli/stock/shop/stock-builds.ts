import { createReadStream } from "node:fs";
import { addBuild } from "../../../modules/builds/index.ts";
import type { Database } from "../../../platform/database.ts";
import { read } from "../../../platform/read.ts";
import { withArchive, type StockBuild } from "../folder/read-build.ts";
import type { Desk } from "./desk.ts";

/** Which of these builds are in the shop. */
export async function knownBuilds(db: Database, builds: readonly StockBuild[]): Promise<ReadonlySet<string>> {
  const uuids = builds.map(({ uuid }) => uuid);
  const rows = await read<{ uuid: string }>(db, "select uuid from builds where uuid = any($1::uuid[])", [
    uuids,
  ]);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Adds missing builds. A build is not offered before its game is accepted with it. */
export async function stockBuilds(desk: Desk, storeId: number, builds: readonly StockBuild[]): Promise<void> {
  const { services, files, folder } = desk;
  const known = await knownBuilds(services.db, builds);
  for (const build of builds.filter(({ uuid }) => !known.has(uuid))) {
    console.log(`uploading ${build.at} (${megabytes(build.bytes)} MB)`);
    const { uuid, kind, platform, language, version, filename, namesEncoding } = build;
    const added = { uuid, storeId, kind, platform, language, version, filename, namesEncoding };
    await withArchive(folder, build, (archive) =>
      addBuild(
        services.db,
        files,
        { ...added, now: services.now(), isActive: false },
        createReadStream(archive),
      ),
    );
  }
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
