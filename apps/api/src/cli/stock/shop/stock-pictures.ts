import { createReadStream } from "node:fs";
import path from "node:path";
import type { UploadScope } from "@catnip/domain/files";
import { findUploadsNamed, uploadFile, type UploadedPicture } from "../../../modules/uploads/index.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { IncomingFile } from "../../../platform/http/incoming-file.ts";
import { slots } from "../../../platform/images/image-work.ts";
import type { StockPicture } from "../folder/picture.ts";
import type { StockFolder } from "../folder/stock-folder.ts";

/** Where pictures belong. */
export type PicturePlace = { readonly scope: UploadScope; readonly scopeUuid: string };

/** Among the uploads of an object: named by the SHA-256 of their files. */
const FOLDER = "stock";
/** As many as one person may upload at once. */
const AT_ONCE = 3;

/** The uploads there are already, by the SHA-256 of their files. */
export function knownPictures(
  context: RequestContext,
  place: PicturePlace,
): Promise<ReadonlyMap<string, UploadedPicture>> {
  const ownerUuid = context.viewer?.uuid ?? "";
  return findUploadsNamed(context.db, { ownerUuid, ...place, folder: FOLDER });
}

/** Uploads the pictures that are not there yet. @returns all of them, by the SHA-256 of their files */
export async function uploadPictures(
  context: RequestContext,
  folder: StockFolder,
  place: PicturePlace,
  pictures: readonly StockPicture[],
): Promise<ReadonlyMap<string, UploadedPicture>> {
  const known = await knownPictures(context, place);
  const missing = pictures.filter(({ sha256 }) => !known.has(sha256));
  if (missing.length === 0) return known;
  const slot = slots(AT_ONCE);
  await Promise.all(
    missing.map(({ file, sha256 }) =>
      slot(async () => {
        console.log(`uploading ${file}`);
        const content = createReadStream(folder.open(file));
        const input = {
          scope: place.scope,
          scope_uuid: place.scopeUuid,
          folder: FOLDER,
          basename: sha256,
          file: new IncomingFile(path.basename(file), content),
        };
        await uploadFile(context, input, { isCounted: false });
      }),
    ),
  );
  return knownPictures(context, place);
}
