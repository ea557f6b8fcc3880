import { useAction } from "@catnip/site/data/use-action.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { boundaryWord, type BoundaryKind } from "@catnip/domain/catalog";
import { Button, Skeleton, Stack } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { DiscreetSwitch } from "../discreet/discreet-switch.tsx";
import type { Word } from "../preferences/preference.ts";
import { useWords } from "../preferences/use-words.ts";
import { WordChips } from "../preferences/word-chips.tsx";
import { useExcludedWords } from "./boundaries.ts";
import { HiddenAuthors } from "./hidden-authors.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Hidden content and discreet mode: settings of the account for players, of this browser for guests. */
    sight: { props: Record<string, never>; result: never };
  }
}

export default function SightPopup({ close }: { close: () => void }) {
  const { t } = useLingui();
  const [found, retry] = useWords();
  const excluded = useExcludedWords().split(" ");
  const changing = useAction(async (word: string, isExcluded: boolean) =>
    (await import("./change-boundaries.ts")).setExcluded(word, isExcluded),
  );
  const chips = (legend: string, kind: BoundaryKind, list: readonly Word[]) => (
    <WordChips
      legend={legend}
      words={list.map(({ id, name }) => ({ id: boundaryWord(kind, id), name }))}
      picked={excluded}
      onToggle={(word) => changing.run(word, !excluded.includes(word))}
    />
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup>
        <Dialog.Title>
          <Trans comment="Title: what a visitor hides from lists, and whether the shop is discreet">
            What you see
          </Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          <Trans>
            Changes take effect at once: in your account, or in this browser if you are not logged in.
          </Trans>
        </Dialog.Description>
        <Dialog.Body>
          <Stack gap={5}>
            <DiscreetSwitch />
            <QueryResult of={found} retry={retry} placeholder={<Skeleton height="16rem" />}>
              {({ warnings, tags }) => (
                <>
                  {chips(t`Hide games with these warnings`, "warning", warnings)}
                  {chips(t`Hide games with these tags`, "tag", tags)}
                  <HiddenAuthors />
                </>
              )}
            </QueryResult>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
