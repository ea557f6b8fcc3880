import type { UploadScope } from "@catnip/domain/files";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

/** An image as other features store it: by its hash. Sizes in pixels. */
export type UploadedPicture = {
  readonly uuid: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
};

/**
 * The images behind upload uuids, restricted to those uploaded by that user for that object. Other users' uploads and
 * invalid uuids are treated as missing.
 */
export async function findUploads(
  db: Queryable,
  wanted: {
    readonly uuids: readonly string[];
    readonly ownerUuid: string;
    readonly scope: UploadScope;
    readonly scopeUuid: string;
  },
): Promise<ReadonlyMap<string, UploadedPicture>> {
  const uuids = wanted.uuids.filter(isUuid).map((uuid) => uuid.toLowerCase());
  if (uuids.length === 0) return new Map();
  const rows = await read<UploadedPicture>(
    db,
    `select u.uuid, u.hash, i.width, i.height from uploads u join images i on i.hash = u.hash
     where u.uuid = any($1::uuid[]) and u.owner_uuid = $2 and u.scope = $3 and u.scope_uuid = $4`,
    [uuids, wanted.ownerUuid, wanted.scope, wanted.scopeUuid],
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** A user's own upload for their profile, or null if they have none with this uuid. */
export async function findAvatar(
  db: Queryable,
  uploadUuid: string,
  ownerUuid: string,
): Promise<UploadedPicture | null> {
  const found = await findUploads(db, {
    uuids: [uploadUuid],
    ownerUuid,
    scope: "user",
    scopeUuid: ownerUuid,
  });
  return found.get(uploadUuid.toLowerCase()) ?? null;
}

/**
 * Pictures that a user uploaded for an object, by their names in a folder, without their types. For pictures
 * named by their content, these are the ones that exist already.
 */
export async function findUploadsNamed(
  db: Queryable,
  at: {
    readonly ownerUuid: string;
    readonly scope: UploadScope;
    readonly scopeUuid: string;
    readonly folder: string;
  },
): Promise<ReadonlyMap<string, UploadedPicture>> {
  const rows = await read<UploadedPicture & { readonly name: string }>(
    db,
    `select u.uuid, u.hash, i.width, i.height, substring(u.path from '([^/]*)\\.[a-z]+$') as name
     from uploads u join images i on i.hash = u.hash
     where u.owner_uuid = $1 and u.scope = $2 and u.scope_uuid = $3 and starts_with(u.path, $4) order by u.created_at, u.uuid`,
    [at.ownerUuid, at.scope, at.scopeUuid, `${at.scope}/${at.scopeUuid}/${at.folder}/`],
  );
  return new Map(rows.map(({ name, ...picture }) => [name, picture]));
}
