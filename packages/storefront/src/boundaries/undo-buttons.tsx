import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, Cluster } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { Word } from "../preferences/preference.ts";

/** Removes exclusions: one button per word. */
export function UndoButtons({ words }: { words: readonly Word[] }) {
  const undoing = useAction(async (word: string) =>
    (await import("./change-boundaries.ts")).setExcluded(word, false),
  );
  return (
    <Cluster gap={2}>
      {words.map(({ id, name }) => (
        <Button
          key={id}
          size="s"
          kind="secondary"
          busy={undoing.busyWith?.[0] === id}
          onClick={() => undoing.run(id)}
        >
          <Trans comment="Button: games with a tag, a content warning or by an author are shown again">
            Show {name} again
          </Trans>
        </Button>
      ))}
    </Cluster>
  );
}
