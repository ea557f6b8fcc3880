import { Dialog as Base } from "@base-ui/react/dialog";
import { createContext, use, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { IconButton } from "./button.tsx";
import { CloseIcon } from "./icons.tsx";
import { media } from "./theme/tokens.ts";
import { useFocusBefore } from "./use-focus-before.ts";

/**
 * A modal popup: focus is trapped, Escape and an outside click close it, the page behind does not scroll, and focus
 * returns to where it was, or to its replacement. On phones it is a full-screen sheet.
 *
 *     <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
 *       <Dialog.Popup size="s">
 *         <Dialog.Title>…</Dialog.Title>
 *         <Dialog.Close label={t`Close`} />
 *         <Dialog.Body>…</Dialog.Body>
 *         <Dialog.Footer><Button>…</Button></Dialog.Footer>
 *       </Dialog.Popup>
 *     </Dialog.Root>
 */
export const Dialog = { Root, Popup, Title, Description, Body, Footer, Close, NestedProvider, Nested };

function Root({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Base.Root>
  );
}

function Popup({
  size = "m",
  sheet = true,
  children,
}: {
  /** Maximum width: 26, 34 or 46 rem; "full": the whole window, for pictures. */
  size?: "s" | "m" | "l" | "full" | undefined;
  /** False keeps it a small card on phones: a question, a message. */
  sheet?: boolean | undefined;
  children: ReactNode;
}) {
  const focusBefore = useFocusBefore();
  return (
    <Base.Portal>
      <Backdrop forceRender />
      <Viewport data-sheet={sheet || undefined} data-full={size === "full" || undefined}>
        <Surface data-size={size} data-sheet={sheet || undefined} finalFocus={focusBefore}>
          {children}
        </Surface>
      </Viewport>
      <Nested />
    </Base.Portal>
  );
}

const NestedContext = createContext<ReactNode>(null);

/**
 * Dialogs that open on top of the one inside: rendered within it, so that Escape, focus and outside clicks go to the
 * topmost one.
 */
function NestedProvider({ dialogs, children }: { dialogs: ReactNode; children: ReactNode }) {
  return <NestedContext value={dialogs}>{children}</NestedContext>;
}

/** Where nested dialogs are rendered: in every `Popup`. Components without a dialog render it themselves. */
function Nested() {
  return use(NestedContext);
}

/** The dialog's name. Required. */
function Title({ children }: { children: ReactNode }) {
  return <Name>{children}</Name>;
}

/** A sentence announced together with the title. */
function Description({ children }: { children: ReactNode }) {
  return <About>{children}</About>;
}

/** The scrolling part. */
function Body(body: ComponentPropsWithRef<"div">) {
  return <Content {...body} />;
}

/** Buttons, always visible. The main one comes last. */
function Footer(footer: ComponentPropsWithRef<"footer">) {
  return <Actions {...footer} />;
}

/** The close button in the corner. */
function Close({ label }: { label: string }) {
  return (
    <Corner>
      <Base.Close
        render={
          <IconButton label={label}>
            <CloseIcon />
          </IconButton>
        }
      />
    </Corner>
  );
}

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 700;
  background: rgb(8 6 11 / 0.8);
  transition: opacity 180ms;
  &[data-starting-style] {
    opacity: 0;
  }
`;
const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: 700;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  &[data-full] {
    padding: 0;
  }
  ${media.phone} {
    &[data-sheet] {
      padding: 0;
      place-items: stretch;
    }
  }
`;
const Surface = styled(Base.Popup)`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 34rem;
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--raised);
  color: var(--text);
  box-shadow:
    inset 0 0 0 1px var(--line),
    var(--shadow-overlay);
  transition:
    opacity 180ms,
    transform 220ms var(--ease-out);
  &[data-starting-style] {
    opacity: 0;
    transform: translateY(10px);
  }
  &[data-size="s"] {
    max-width: 26rem;
  }
  &[data-size="l"] {
    max-width: 46rem;
  }
  &[data-size="full"] {
    max-width: none;
    max-height: none;
    height: 100dvh;
    border-radius: 0;
    box-shadow: none;
    background: var(--canvas);
  }
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    &[data-sheet] {
      max-width: none;
      max-height: none;
      height: 100dvh;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;
const Name = styled(Base.Title)`
  padding: var(--space-5) calc(var(--target) + var(--space-6)) var(--space-2) var(--space-6);
  font-size: var(--size-xl);
  font-weight: 680;
  line-height: 1.25;
  ${media.phone} {
    padding-left: var(--space-4);
  }
`;
const About = styled(Base.Description)`
  padding-inline: var(--space-6);
  color: var(--text-soft);
  ${media.phone} {
    padding-inline: var(--space-4);
  }
`;
const Content = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-3) var(--space-6) var(--space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
  ${media.phone} {
    padding-inline: var(--space-4);
  }
`;
const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-6);
  padding-bottom: max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  ${media.phone} {
    padding-inline: var(--space-4);
    & > * {
      flex: 1 1 8rem;
    }
    & > [data-wide] {
      flex-basis: 100%;
    }
  }
`;
const Corner = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
`;
