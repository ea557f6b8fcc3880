import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { IconButton } from "./button.tsx";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarnIcon } from "./icons.tsx";
import { media } from "./theme/tokens.ts";
import { isShown } from "./shown.ts";
import { yieldsToPresses } from "./yields-to-presses.ts";

type NoticeTone = "info" | "success" | "warn" | "error";

interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it: a button or link. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Label of the close button. */
  closeLabel?: string | undefined;
  /** Whether screen readers announce it. Default true; false for a notice that is part of the page from the start. */
  live?: boolean | undefined;
}

/** An inline notice. Errors are announced assertively, the rest politely. */
export function Notice({ tone = "info", live = true, ...notice }: NoticeProps) {
  const role = tone === "error" ? "alert" : "status";
  return <Body surface={Box} tone={tone} role={live ? role : undefined} {...notice} />;
}

/**
 * The toast area, on top of everything. Always mounted in the shell, because a live region is announced only if it
 * existed before its content. The toast store decides when a toast disappears.
 */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Region aria-label={label} aria-live="polite">
      {children}
    </Region>
  );
}

/** A brief message about what has just happened. Never the only place for something important. */
export function Toast({ tone = "success", ...toast }: Omit<NoticeProps, "live">) {
  return <Body surface={Floating} tone={tone} role={tone === "error" ? "alert" : undefined} {...toast} />;
}

function Body({
  surface: Surface,
  tone,
  role,
  title,
  children,
  action,
  onClose,
  closeLabel = "",
}: Omit<NoticeProps, "live"> & {
  surface: typeof Box;
  tone: NoticeTone;
  role: "alert" | "status" | undefined;
}) {
  const Icon = ICONS[tone];
  return (
    <Surface data-tone={tone} role={role}>
      <Icon />
      <Words>
        {isShown(title) && <strong>{title}</strong>}
        {isShown(children) && <div>{children}</div>}
        {isShown(action) && <Action>{action}</Action>}
      </Words>
      {onClose && (
        <IconButton label={closeLabel} size="s" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </Surface>
  );
}

const ICONS = { info: InfoIcon, success: SuccessIcon, warn: WarnIcon, error: ErrorIcon };

const Box = styled.div`
  --tone: var(--info);
  --tone-soft: var(--info-soft);
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--tone-soft);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--tone) 30%, transparent);
  line-height: 1.5;
  &[data-tone="success"] {
    --tone: var(--success);
    --tone-soft: var(--success-soft);
  }
  &[data-tone="warn"] {
    --tone: var(--warn);
    --tone-soft: var(--warn-soft);
  }
  &[data-tone="error"] {
    --tone: var(--danger);
    --tone-soft: var(--danger-soft);
  }
  & > svg {
    flex: none;
    margin-top: 0.05em;
    font-size: 1.375rem;
    color: var(--tone);
  }
`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const Floating = styled(Box)`
  width: min(26rem, 100%);
  background: var(--overlay);
  box-shadow:
    inset 0 0 0 1px color-mix(in srgb, var(--tone) 40%, transparent),
    var(--shadow-overlay);
  pointer-events: auto;
  animation: ${rise} 220ms var(--ease-out);
  ${yieldsToPresses}
`;
const Words = styled.div`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;
  & > strong {
    font-weight: 620;
  }
  & > strong + div {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
const Action = styled.div`
  margin-top: var(--space-2);
`;
const Region = styled.section`
  position: fixed;
  /* At the top on phones, since the lower edge has the buttons of dialogs. */
  inset: calc(var(--header-height) + var(--space-2)) var(--space-4) auto;
  z-index: 800;
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  pointer-events: none;
  ${media.desktop} {
    justify-items: end;
    inset: auto var(--space-6) var(--space-6) auto;
  }
`;
