import { isDeepStrictEqual } from "node:util";
import { documentHistory, readDocument, setDocument } from "../../../modules/configuration/index.ts";
import { stableUuid } from "../../../seed/stable-uuid.ts";
import { filledIn, linksIn, type StockDocument } from "../folder/read-document.ts";
import { asRoot, STOCKED, type Desk } from "./desk.ts";
import { leftAlone, type Outcome } from "./outcome.ts";
import { pathOf } from "./places.ts";
import { uploadPictures } from "./stock-pictures.ts";

/** Writes the next version of a configuration document, unless it is like this already. */
export async function stockDocument(desk: Desk, document: StockDocument, path: string): Promise<Outcome> {
  const { kind, platformKey } = document;
  const [last] = (await documentHistory(asRoot(desk), path, platformKey, null, 1)).list;
  const wanted = await documentFor(desk, document, path);
  if (last && isSame(kind, last.document, wanted)) return { is: "unchanged" };
  // The first versions of an installation have no author.
  const isOurs = !last || last.author === null || last.reason === STOCKED;
  if (!isOurs && !desk.overwrite) return leftAlone("it was changed in the shop");
  await setDocument(asRoot(desk), {
    path,
    platform_key: platformKey,
    document: wanted,
    reason: STOCKED,
    expected_version: last?.version ?? 0,
  });
  return { is: last ? "changed" : "created" };
}

function isSame(kind: StockDocument["kind"], before: unknown, wanted: unknown): boolean {
  const [old, now] = [readDocument(kind, before), readDocument(kind, wanted)];
  return "document" in old && "document" in now && isDeepStrictEqual(old.document, now.document);
}

async function documentFor(desk: Desk, document: StockDocument, path: string): Promise<unknown> {
  const place = {
    scope: "configuration",
    scopeUuid: stableUuid("stocked document", path, document.platformKey),
  } as const;
  const pictures = await uploadPictures(asRoot(desk), desk.folder, place, [...document.pictures.values()]);
  const paths = new Map<string, string>();
  for (const target of linksIn(document).values())
    paths.set(`${target.kind}:${target.slug}`, await pathOf(desk, target));
  return filledIn(
    document,
    ({ sha256 }) => pictures.get(sha256)?.hash ?? sha256,
    ({ kind, slug }) => paths.get(`${kind}:${slug}`) ?? "/",
  );
}
