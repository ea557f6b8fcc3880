import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Trans } from "@lingui/react/macro";

/** Opens the settings for hidden content and discreet mode. For guests, too. */
export const SightButton = () => (
  <button type="button" onClick={() => void openPopup({ name: "sight", props: {} })}>
    <Trans comment="Button: what a visitor hides from lists, and whether the shop is discreet">
      What you see
    </Trans>
  </button>
);
