import { textLength } from "@catnip/domain/input";
import { BRIEF_LENGTH_MAX, NICKNAME_LENGTH_MAX } from "@catnip/domain/profiles";
import * as v from "valibot";
import { mail } from "./fields.ts";
import type { StockFolder } from "./stock-folder.ts";

export const CREATORS_FILE = "creators.json";

const upTo = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Nothing is written here: write it, or take the field out."),
    v.check(
      (text) => textLength(text) <= lengthMax,
      `This is longer than ${lengthMax} characters: shorten it.`,
    ),
  );

const schema = v.array(
  v.strictObject({
    mail,
    nickname: v.optional(upTo(NICKNAME_LENGTH_MAX)),
    brief: v.optional(upTo(BRIEF_LENGTH_MAX)),
  }),
);

/** An account that owns games. */
export type StockCreator = {
  readonly mail: string;
  /** Null: as the account has it. */
  readonly nickname: string | null;
  readonly brief: string | null;
};

/** `creators.json`: the accounts that own the games of the folder; null if it has problems, which are noted. */
export function readCreators(folder: StockFolder): readonly StockCreator[] | null {
  if (!folder.has(CREATORS_FILE)) return [];
  const creators = folder.json(CREATORS_FILE, schema)?.map((creator) => ({
    mail: creator.mail,
    nickname: creator.nickname ?? null,
    brief: creator.brief ?? null,
  }));
  if (!creators) return null;
  const seen = new Set<string>();
  for (const [index, creator] of creators.entries()) {
    if (seen.has(creator.mail))
      folder.refuse(CREATORS_FILE, `${index}.mail`, "This account is there twice: take one of them out.");
    seen.add(creator.mail);
  }
  return creators;
}
