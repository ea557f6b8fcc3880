import { HeadsetIcon, IconButton } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { openPopup } from "@catnip/site/popups/open-popup.ts";

/** Opens the ways to customer service. Only for brands that have it as a feature. */
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

/** The same, floating over the lower corner of every page, above whatever bar lies there. */
export function CustomerServiceBall() {
  return (
    <Ball>
      <CustomerServiceEntry />
    </Ball>
  );
}

const Ball = styled.div`
  position: fixed;
  inset: auto var(--space-4) calc(var(--space-4) + var(--notice-height, 0px)) auto;
  z-index: 30;
  border-radius: var(--radius-pill);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
`;
