import { BRANDS } from "@catnip/brands";
import {
  CONFIGURATION_PATHS,
  SHARED_PLATFORM_KEY,
  type ConfigurationKind,
  configurationKind,
} from "@catnip/domain/configuration";
import path from "node:path";
import * as v from "valibot";
import { DOCUMENTS } from "../../../modules/configuration/index.ts";
import { sentenceOf } from "./issue-sentence.ts";
import { linkTarget, mapTexts } from "./links.ts";
import { readPicture, type StockPicture } from "./picture.ts";
import type { StockFolder } from "./stock-folder.ts";

/** Where a document is kept. */
export type DocumentPlace = {
  readonly kind: ConfigurationKind;
  readonly platformKey: string;
  /** Null: that of a game's or an article's page, which the shop knows. */
  readonly path: string | null;
};

/** A configuration document of the folder. */
export type StockDocument = DocumentPlace & {
  readonly file: string;
  /** As written: pictures are named by their files, games and articles by `game:…` and `article:…`. */
  readonly written: unknown;
  /** By the field that names them, such as `banners.0.image`. */
  readonly pictures: ReadonlyMap<string, StockPicture>;
};

/** The names of files in `configuration/`, without brand and ending. */
const NAMES: Readonly<Record<string, string>> = {
  home: CONFIGURATION_PATHS.defaultPage,
  header: CONFIGURATION_PATHS.header,
  footer: CONFIGURATION_PATHS.footer,
  translations: CONFIGURATION_PATHS.langs,
  "submission-tags": CONFIGURATION_PATHS.tags,
  rates: CONFIGURATION_PATHS.priceRate,
  plans: CONFIGURATION_PATHS.recharge,
  providers: CONFIGURATION_PATHS.providers,
};

const FOLDER = "configuration";

/** `configuration/header.json` is for all brands, `configuration/header.partner.json` for one. */
export async function readDocuments(folder: StockFolder): Promise<readonly StockDocument[]> {
  const documents: StockDocument[] = [];
  for (const name of folder.namesIn(FOLDER)) {
    const [, base = "", brand] = /^([a-z-]+)(?:\.([a-z-]+))?\.json$/.exec(name) ?? [];
    const at = Object.hasOwn(NAMES, base) ? NAMES[base] : undefined;
    const kind = at === undefined ? null : configurationKind(at);
    if (at === undefined || kind === null) continue; // Stays unread, and is named for that, unless a document names it.
    const file = `${FOLDER}/${name}`;
    const platformKey = brand ?? SHARED_PLATFORM_KEY;
    const problem = brandProblem(kind, platformKey);
    if (problem !== null) folder.refuse(file, null, problem);
    const document = await readDocument(folder, file, { kind, platformKey, path: at });
    if (document) documents.push(document);
  }
  return documents;
}

function brandProblem(kind: ConfigurationKind, platformKey: string): string | null {
  if (platformKey === SHARED_PLATFORM_KEY) return null;
  if (!DOCUMENTS[kind].perBrand) return "This is the same for all brands: take the brand out of the name.";
  if (BRANDS.some(({ platform_key }) => platform_key === platformKey)) return null;
  return `There is no such brand: name one of ${BRANDS.map(({ platform_key }) => platform_key).join(", ")}.`;
}

/** One document; null if it is absent or has problems, which are noted. */
export async function readDocument(
  folder: StockFolder,
  file: string,
  place: DocumentPlace,
): Promise<StockDocument | null> {
  const written = folder.json(file, v.unknown());
  if (written === null) return null;
  const pictures = await readPictures(folder, file, written);
  const document = { ...place, file, written, pictures };
  const result = v.safeParse(
    DOCUMENTS[place.kind].schema,
    filledIn(document, ({ sha256 }) => sha256, anyPath),
  );
  if (result.success) return document;
  for (const issue of result.issues) folder.refuse(file, v.getDotPath(issue), sentenceOf(issue));
  return null;
}

const anyPath = () => "/store/1";

/** The document as the shop takes it, once it is known how pictures, games and articles are called there. */
export const filledIn = (
  { written, pictures }: StockDocument,
  hashOf: (picture: StockPicture) => string,
  pathOf: (target: NonNullable<ReturnType<typeof linkTarget>>) => string,
): unknown =>
  mapTexts(written, (text, field) => {
    const picture = pictures.get(field);
    if (picture) return hashOf(picture);
    const target = linkTarget(text);
    return target ? pathOf(target) : text;
  });

/** The games and articles that a document leads to, by field. */
export function linksIn({
  written,
}: StockDocument): ReadonlyMap<string, NonNullable<ReturnType<typeof linkTarget>>> {
  const links = new Map<string, NonNullable<ReturnType<typeof linkTarget>>>();
  mapTexts(written, (text, field) => {
    const target = linkTarget(text);
    if (target) links.set(field, target);
    return text;
  });
  return links;
}

async function readPictures(
  folder: StockFolder,
  file: string,
  written: unknown,
): Promise<ReadonlyMap<string, StockPicture>> {
  const named: [string, string][] = [];
  mapTexts(written, (text, field) => {
    if (/^banners\.\d+\.image$/.test(field)) named.push([field, text]);
    return text;
  });
  const pictures = new Map<string, StockPicture>();
  for (const [field, name] of named) {
    const at = path.posix.join(path.posix.dirname(file), name);
    if (folder.has(at)) pictures.set(field, await readPicture(folder, at));
    else {
      folder.refuse(file, field, "There is no such picture beside it: correct the name.");
      pictures.set(field, { file: at, sha256: "0".repeat(64) });
    }
  }
  return pictures;
}
