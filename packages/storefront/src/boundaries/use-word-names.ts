import { parseBoundaryWord } from "@catnip/domain/catalog";
import { UserPublicDocument } from "@catnip/sdk/profiles/index.ts";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "urql";
import type { Word } from "../preferences/preference.ts";
import { useWords } from "../preferences/use-words.ts";

/** The names of these words; undefined until known. Without a network, their ids. */
export function useWordNames(words: string): readonly Word[] | undefined {
  const { t } = useLingui();
  const about = (words === "" ? [] : words.split(" ")).flatMap((word) => {
    const parsed = parseBoundaryWord(word);
    return parsed ? [{ word, ...parsed }] : [];
  });
  const authors = about.filter(({ kind }) => kind === "author").map(({ id }) => id);
  const [controlled] = useWords({ pause: about.length === authors.length });
  const [people] = useQuery({
    query: UserPublicDocument,
    variables: { uuid: authors },
    pause: authors.length === 0,
  });
  if (controlled.fetching || people.fetching) return undefined;
  if (controlled.error || people.error) return about.map(({ word, id }) => ({ id: word, name: id }));
  return about.map(({ word, kind, id }) => {
    const named = (kind === "tag" ? controlled.data?.tags : controlled.data?.warnings)?.find(
      (each) => each.id === id,
    );
    const author = people.data?.findUserPublic.find(({ uuid }) => uuid === id)?.profile.nickname;
    const nameless = t({ message: "an author", comment: "Stands for the name of an author that has none" });
    // An author whose account is deleted has no name.
    return { id: word, name: kind === "author" ? author || nameless : (named?.name ?? id) };
  });
}
