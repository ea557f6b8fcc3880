import { useFormat } from "@catnip/i18n";
import { EmptyState, Notice } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { reasons, useExcludedWords } from "./boundaries.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { useWordNames } from "./use-word-names.ts";

/** How many games of a list the visitor's boundaries hide, and why; renders nothing if none. */
export default function LeftOut({ games }: { games: readonly { readonly boundary_words: string }[] }) {
  const excluded = useExcludedWords();
  const why = games.map(({ boundary_words }) => reasons(excluded, boundary_words));
  const count = why.filter((words) => words.length > 0).length;
  if (count === 0) return null;
  const words = [...new Set(why.flat())].toSorted().join(" ");
  return <Why key={words} words={words} count={count} isAll={count === games.length} />;
}

function Why({ words, count, isAll }: { words: string; count: number; isAll: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const named = useWordNames(words);
  if (!named) return null;
  const names = format.list(named.map(({ name }) => name));
  const undo = <UndoButtons words={named} />;
  if (isAll)
    return (
      <EmptyState art="search" title={t`Every game here is hidden`} action={undo}>
        <Trans comment="In place of a game or an author; the names are of tags, content warnings and authors">
          Hidden because you exclude {names}
        </Trans>
      </EmptyState>
    );
  return (
    <Notice tone="info" live={false} action={undo}>
      <Plural
        value={count}
        one={`# game is hidden because you exclude ${names}.`}
        other={`# games are hidden because you exclude ${names}.`}
      />
    </Notice>
  );
}
