import { useAction } from "@catnip/site/data/use-action.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@catnip/ui";
import { WordChips } from "../preferences/word-chips.tsx";
import { useExcludedWords } from "./boundaries.ts";
import { useWordNames } from "./use-word-names.ts";

/** The authors whose games are hidden; they are hidden on the page of a game or an author. */
export function HiddenAuthors() {
  const { t } = useLingui();
  const words = useExcludedWords()
    .split(" ")
    .filter((word) => word.startsWith("a:"));
  const authors = useWordNames(words.join(" "));
  const changing = useAction(async (word: string) =>
    (await import("./change-boundaries.ts")).setExcluded(word, false),
  );
  if (words.length === 0)
    return (
      <Text size="s" tone="soft">
        <Trans>To hide an author, open the page of one of their games.</Trans>
      </Text>
    );
  return (
    <WordChips
      legend={t`Hidden authors`}
      words={authors ?? []}
      picked={words}
      onToggle={(word) => changing.run(word)}
    />
  );
}
