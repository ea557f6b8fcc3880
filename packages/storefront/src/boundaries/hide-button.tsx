import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Offers to exclude something of a game, from its own page. */
export function HideButton({ words }: { words: string }) {
  if (words === "") return null;
  return (
    <Button
      kind="ghost"
      size="s"
      data-script-only
      onClick={() => void openPopup({ name: "hide", props: { words } })}
    >
      <Trans comment="Button: opens a choice of tags, content warnings and the author of a game">
        Hide games like this
      </Trans>
    </Button>
  );
}
