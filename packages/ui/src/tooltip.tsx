import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { IconButton } from "./button.tsx";
import { popupMotion } from "./popup-look.ts";

/**
 * An icon button whose label is shown 20 ms after the pointer rests on it, or it is focused (R-WEB-7). Touch screens
 * show no tooltips, so nothing may be said only here.
 */
export function TooltipButton({ label, ...button }: ComponentPropsWithRef<typeof IconButton>) {
  return (
    <Base.Root>
      <Base.Trigger delay={20} render={<IconButton label={label} {...button} title={undefined} />} />
      <Base.Portal>
        <Positioner side="top" sideOffset={8} collisionPadding={8}>
          <Surface>{label}</Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: 760;
`;
const Surface = styled(Base.Popup)`
  ${popupMotion}
  max-width: min(20rem, var(--available-width));
  padding: var(--space-2) var(--space-3);
  font-size: var(--size-s);
  line-height: 1.4;
`;
