import type { BoundaryWord } from "@catnip/domain/catalog";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, Stack } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Word } from "../preferences/preference.ts";
import { WordChips } from "../preferences/word-chips.tsx";
import { useExcludedWords } from "./boundaries.ts";
import { useWordNames } from "./use-word-names.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The parts of a game that can be excluded: tags, content warnings and author, as words. */
    hide: { props: { words: string }; result: never };
  }
}

export default function HidePopup({ props, close }: { props: PopupProps<"hide">; close: () => void }) {
  const { t } = useLingui();
  const words = useWordNames(props.words) ?? [];
  const excluded = useExcludedWords().split(" ");
  const changing = useAction(async (word: BoundaryWord, isExcluded: boolean) =>
    (await import("./change-boundaries.ts")).setExcluded(word, isExcluded),
  );
  const chips = (legend: string, mark: string) => {
    const fitting: readonly Word[] = words.filter(({ id }) => id.startsWith(mark));
    return (
      fitting.length > 0 && (
        <WordChips
          legend={legend}
          words={fitting}
          picked={excluded}
          onToggle={(word) => changing.run(word, !excluded.includes(word))}
        />
      )
    );
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>What do you not want to see?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          <Trans>
            Games that match your choices are hidden everywhere. Your purchases, your cart and your wishlist
            stay as they are.
          </Trans>
        </Dialog.Description>
        <Dialog.Body>
          <Stack gap={5}>
            {chips(t`Content notes`, "w:")}
            {chips(t`Tags`, "t:")}
            {chips(t({ message: "Author", comment: "Who made a game" }), "a:")}
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
