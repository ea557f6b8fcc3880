import { HeadsetIcon, IconButton } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { openPopup } from "@catnip/site/popups/open-popup.ts";

/** Opens the customer service contacts. Only for brands with that feature. */
export function CustomerServiceEntry() {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Customer service`}
      onClick={() => void openPopup({ name: "customerService", props: {} })}
    >
      <HeadsetIcon />
    </IconButton>
  );
}
