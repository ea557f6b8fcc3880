import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { IconButton } from "./button.tsx";
import { CloseIcon } from "./icons.tsx";
import { KeepPlace } from "./keep-place.ts";
import { useModal } from "./modal/use-modal.ts";
import { media } from "./theme/tokens.ts";

/**
 * A modal popup: focus is trapped, Escape and an outside click close it, the page behind does not scroll, and focus
 * returns to where it was, or to what stands there now. On phones it is a full-screen sheet.
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
export const Dialog = { Root, Popup, Title, Description, Body, Footer, Close };

/** What the parts of a dialog know of it. */
interface DialogContext {
  readonly close: () => void;
  readonly titleId: string;
  readonly aboutId: string;
  readonly isDescribed: boolean;
  readonly setDescribed: (isDescribed: boolean) => void;
}

const Context = createContext<DialogContext | null>(null);

function useDialog(): DialogContext {
  const dialog = use(Context);
  if (!dialog) throw new Error("A part of a dialog stands outside of Dialog.Root.");
  return dialog;
}

function Root({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const [isDescribed, setDescribed] = useState(false);
  if (!open) return null;
  const close = () => onOpenChange?.(false);
  const ids = { titleId: `${id}-title`, aboutId: `${id}-about` };
  return <Context value={{ close, isDescribed, setDescribed, ...ids }}>{children}</Context>;
}

function Popup({
  size = "m",
  initialFocus,
  sheet = true,
  children,
}: {
  /** Maximum width: 26, 34, 46 or 64 rem; "full": the whole window, for pictures. */
  size?: "s" | "m" | "l" | "xl" | "full" | undefined;
  /** The initial focus. Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False keeps it a small card on phones: a question, a message. */
  sheet?: boolean | undefined;
  children: ReactNode;
}) {
  const { close, titleId, aboutId, isDescribed } = useDialog();
  const surface = useRef<HTMLDivElement>(null);
  useModal(surface, close, initialFocus);
  const pressOutside = usePressOutside(close);
  // Beside the page, where a server renders nothing: what is open already appears when the page wakes up.
  if (typeof document === "undefined") return null;
  return createPortal(
    <>
      <Backdrop />
      <Viewport data-sheet={sheet || undefined} data-full={size === "full" || undefined} {...pressOutside}>
        <Surface
          ref={surface}
          role="dialog"
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-describedby={isDescribed ? aboutId : undefined}
          data-size={size}
          data-sheet={sheet || undefined}
        >
          <KeepPlace />
          {children}
        </Surface>
      </Viewport>
    </>,
    document.body,
  );
}

/** A press beside the dialog: begun and ended there, so that none that selects text counts. */
function usePressOutside(close: () => void) {
  const hasBegun = useRef(false);
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      hasBegun.current = event.button === 0 && isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (hasBegun.current && isOutside(event)) close();
    },
  };
}

/** The dialog's name. Required. */
function Title({ children }: { children: ReactNode }) {
  return <Name id={useDialog().titleId}>{children}</Name>;
}

/** A sentence announced together with the title. */
function Description({ children }: { children: ReactNode }) {
  const { aboutId, setDescribed } = useDialog();
  useLayoutEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return <About id={aboutId}>{children}</About>;
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
  const { close } = useDialog();
  return (
    <Corner>
      <IconButton label={label} onClick={close}>
        <CloseIcon />
      </IconButton>
    </Corner>
  );
}

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 700;
  background: rgb(8 6 11 / 0.8);
`;
const Viewport = styled.div`
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
const Surface = styled.div`
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
  &[data-size="s"] {
    max-width: 26rem;
  }
  &[data-size="l"] {
    max-width: 46rem;
  }
  &[data-size="xl"] {
    max-width: 64rem;
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
const Name = styled.h2`
  padding: var(--space-5) calc(var(--target) + var(--space-6)) var(--space-2) var(--space-6);
  font-size: var(--size-xl);
  font-weight: 680;
  line-height: 1.25;
  ${media.phone} {
    padding-left: var(--space-4);
  }
`;
const About = styled.p`
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
