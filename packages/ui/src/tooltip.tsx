import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { popupMotion } from "./popup-look.ts";

/**
 * A short description of a button, shown 20 ms after hover or focus (R-WEB-7). Touch screens show no tooltips, so
 * nothing may be said only here.
 */
export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Root>
      <Base.Trigger delay={20} render={children} />
      <Base.Portal>
        <Positioner side={side} sideOffset={8} collisionPadding={8}>
          <Surface>{text}</Surface>
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
