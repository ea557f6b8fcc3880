import { DAY_MS } from "@catnip/domain/time";
import type { Services } from "../../platform/context.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Resizer } from "../../platform/images/resize.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { read } from "../../platform/read.ts";

/** How long an upload may stay unreferenced. */
export const UPLOAD_KEPT_MS = 7 * DAY_MS;

/** How many uploads one transaction processes. */
const BATCH = 200;

/**
 * Garbage-collects images: uploads that nothing referenced within a week, those of deleted users, and then files that
 * no upload and nothing else refers to. Images of articles and of the configuration stay, since texts refer to them by
 * URL. Runs daily; safe to run more often, or from several copies.
 */
export async function tidyUploads(
  { db, now }: Pick<Services, "db" | "now">,
  files: FileStore,
  resizer: Pick<Resizer, "forget">,
): Promise<void> {
  const before = new Date(now().getTime() - UPLOAD_KEPT_MS);
  const forgetSome = () => db.$client.query(FORGET_UNUSED, [before, BATCH]);
  // In batches, so that concurrent uploads only wait briefly.
  while ((await forgetSome()).rowCount === BATCH);
  while ((await removeSome({ db }, files, resizer)) === BATCH);
}

/** @returns how many images it checked */
function removeSome(
  { db }: Pick<Services, "db">,
  files: FileStore,
  resizer: Pick<Resizer, "forget">,
): Promise<number> {
  return inTransaction(db, async ({ $client }) => {
    const left = await read<{ hash: string }>({ $client }, LEFTOVERS, [BATCH]);
    const hashes = left.map(({ hash }) => hash).toSorted();
    if (hashes.length === 0) return 0;
    // The locks of `uploadFile`, in order: no one can start using a file between the check and the deletion.
    await $client.query(
      "select pg_advisory_xact_lock(hashtextextended('upload ' || hash, 0)) from unnest($1::text[]) as wanted(hash)",
      [hashes],
    );
    const forgotten = await read<{ hash: string }>({ $client }, FORGET_PICTURES, [hashes]);
    const unused = await read<{ hash: string }>({ $client }, NOT_IN_BUILDS, [
      forgotten.map(({ hash }) => hash),
    ]);
    for (const { hash } of unused) {
      await files.remove(hash);
      await resizer.forget(hash);
    }
    await $client.query("delete from image_leftovers where hash = any($1::text[])", [hashes]);
    return hashes.length;
  });
}

/** Everything that references images by hash, read once for all candidates: far more images are used than not. */
const NAMED = `named as materialized (
  select head as hash from profiles where head is not null
  union select cover from store_infos
  union select cover1to1 from store_infos
  union select unnest(screenshots) from store_infos
  union select jsonb_path_query(document, 'strict $.**.hash') #>> '{}' from store_submits
  union select jsonb_path_query(accepted_document, 'strict $.**.hash') #>> '{}' from store_submits
  union select jsonb_path_query(document, 'strict $.**.hash') #>> '{}' from store_submit_events)`;

const FORGET_UNUSED = `
  with ${NAMED}, unused as (
    select u.uuid from uploads u
    where u.scope in ('user', 'store_submit')
      and (u.created_at < $1
        or not exists (select 1 from "user" w where w.id = u.owner_uuid and w.deleted_at is null))
      and not exists (select 1 from named n where n.hash = u.hash)
    limit $2 for update of u skip locked)
  delete from uploads where uuid in (select uuid from unused)`;

/**
 * Builds keep their files in the same store, so an image that is also in a game stays. All file lists are read once for
 * all candidates: searching each list for each candidate took minutes with a thousand games.
 */
const NOT_IN_BUILDS = `
  select hash from unnest($1::text[]) as wanted(hash)
  except (
    select hash from builds
    union all select file.value ->> 'hash' from builds b cross join lateral jsonb_each(b.manifest) file)`;

const LEFTOVERS = "select hash from image_leftovers limit $1 for update skip locked";

const FORGET_PICTURES = `
  with ${NAMED}
  delete from images i where i.hash = any($1::text[])
    and not exists (select 1 from uploads u where u.hash = i.hash)
    and not exists (select 1 from named n where n.hash = i.hash)
  returning i.hash`;
