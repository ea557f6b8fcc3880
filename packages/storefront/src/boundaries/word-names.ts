import { parseBoundaryWord, type BoundaryWord } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import { UserPublicDocument } from "@catnip/sdk/profiles/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { loadWords, type Word } from "../preferences/preference.ts";

/** Names what boundaries are about, in the reader's language; an author who has left keeps no name. */
export async function loadWordNames(
  ask: Ask,
  locale: Locale,
  words: readonly BoundaryWord[],
): Promise<readonly Word[]> {
  const about = words.flatMap((word) => {
    const parsed = parseBoundaryWord(word);
    return parsed ? [{ word, ...parsed }] : [];
  });
  const authors = about.filter(({ kind }) => kind === "author").map(({ id }) => id);
  const hasWords = about.length > authors.length;
  const [controlled, people] = await Promise.all([
    hasWords ? loadWords(ask, locale) : null,
    authors.length > 0 ? ask(UserPublicDocument, { uuid: authors }) : null,
  ]);
  const nameOf = ({ kind, id }: (typeof about)[number]): string | null | undefined => {
    if (kind === "author") return people?.findUserPublic.find(({ uuid }) => uuid === id)?.profile.nickname;
    return (kind === "tag" ? controlled?.tags : controlled?.warnings)?.find((word) => word.id === id)?.name;
  };
  return about.map((each) => ({
    id: each.word,
    name: nameOf(each) ?? (each.kind === "author" ? "" : each.id),
  }));
}
