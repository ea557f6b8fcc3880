import { HeadsetIcon, IconButton } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
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

/** The floating button in the lower corner of every page, above any bar there. */
export function CustomerServiceBall() {
  return (
    <Ball>
      <CustomerServiceEntry />
    </Ball>
  );
}

const Ball = styled.div`
  position: fixed;
  inset: auto var(--space-4) calc(var(--space-4) + var(--notice-height, 0px) + var(--dock-height, 0px)) auto;
  z-index: 30;
  border-radius: var(--radius-pill);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
`;
