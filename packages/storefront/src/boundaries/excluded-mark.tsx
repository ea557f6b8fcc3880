import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useExclusion } from "./boundaries.ts";
import { useWordNames } from "./use-word-names.ts";

/** Beside a game of the player's own that has something they exclude. */
export function ExcludedMark({ words }: { words: string }) {
  const why = useExclusion(words);
  return why === "" ? null : <Mark why={why} />;
}

function Mark({ why }: { why: string }) {
  const format = useFormat();
  const names = format.list((useWordNames(why) ?? []).map(({ name }) => name));
  return (
    <Text size="s" tone="faint">
      <Trans comment="Beside a game of the visitor's own; the names are of tags, content warnings and authors">
        You exclude {names}
      </Trans>
    </Text>
  );
}
