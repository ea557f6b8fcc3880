import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { popupMotion } from "./popup-look.ts";
import { isShown } from "./shown.ts";

/** Content or controls beside the button that opened it. The page behind stays usable. */
export const Popover = { Root, Trigger, Popup };

function Root({
  open,
  onOpenChange,
  children,
}: {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Base.Root>
  );
}

function Trigger({ render }: { render: ReactElement<Record<string, unknown>> }) {
  return <Base.Trigger render={render} />;
}

function Popup({
  title,
  align = "center",
  side = "bottom",
  children,
}: {
  title?: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Portal>
      <Positioner align={align} side={side} sideOffset={8} collisionPadding={8}>
        <Surface>
          {isShown(title) && <Name>{title}</Name>}
          {/* oxlint-disable-next-line catnip/text-in-elements -- A popover always has its title. */}
          {children}
        </Surface>
      </Positioner>
    </Base.Portal>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: 750;
`;
const Surface = styled(Base.Popup)`
  ${popupMotion}
  width: max-content;
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  padding: var(--space-4);
  overflow-y: auto;
`;
const Name = styled(Base.Title)`
  margin-bottom: var(--space-2);
  font-weight: 620;
`;
