import { isDeepStrictEqual } from "node:util";
import { cleanLine } from "@catnip/domain/input";
import { findClassify, setClassify } from "../../../modules/catalog/index.ts";
import type { StockTag } from "../folder/read-tags.ts";
import { asRoot, changedByOthers, STOCKED, type Desk } from "./desk.ts";
import { leftAlone, type Outcome } from "./outcome.ts";

/** The names of every tag and warning in the shop, by `namespace/id`. */
export async function namesInShop(desk: Desk): Promise<ReadonlyMap<string, Names>> {
  const entries = await Promise.all(
    (["tags", "content-warnings"] as const).map(async (namespace) => findClassify(asRoot(desk), namespace)),
  );
  return new Map(entries.flat().map(({ path, t }) => [path, namesOf(t)]));
}

type Names = Readonly<Record<string, string>>;

const namesOf = (t: StockTag["t"]): Names =>
  Object.fromEntries(t.map(({ lang, value }) => [lang.toLowerCase(), cleanLine(value)]));

/** Adds a tag or a warning, or gives it the names of the folder. */
export async function stockTag(
  desk: Desk,
  tag: StockTag,
  inShop: ReadonlyMap<string, Names>,
): Promise<Outcome> {
  const id = `${tag.namespace}/${tag.id}`;
  const before = inShop.get(id);
  if (before && isDeepStrictEqual(before, namesOf(tag.t))) return { is: "unchanged" };
  const others = await changedByOthers(desk, { kind: "classify", id });
  if (others !== null) return leftAlone(others);
  const { isChanged } = await setClassify(asRoot(desk), { ...tag, reason: STOCKED });
  return { is: isChanged ? (before ? "changed" : "created") : "unchanged" };
}
