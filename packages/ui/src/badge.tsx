import type { ReactNode } from "react";
import { styled } from "styled-components";

/** A short label on something. */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  /** "solid" for the one thing that should catch the eye; "glass" for labels on pictures. */
  tone?: "neutral" | "accent" | "info" | "success" | "warn" | "danger" | "solid" | "glass" | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Pill data-tone={tone}>
      {icon}
      {children}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.1875rem 0.5rem;
  border-radius: var(--radius-s);
  background: var(--overlay);
  color: var(--text-soft);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  /* On a light card it has the card's background. */
  &[data-tone="neutral"] {
    box-shadow: inset 0 0 0 1px var(--line);
  }
  &[data-tone="accent"] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  &[data-tone="info"] {
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone="success"] {
    background: var(--success-soft);
    color: var(--success);
  }
  &[data-tone="warn"] {
    background: var(--warn-soft);
    color: var(--warn);
  }
  &[data-tone="danger"] {
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-tone="solid"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  &[data-tone="glass"] {
    /* Opaque enough for the text to be readable on any picture. */
    background: rgb(12 10 16 / 0.86);
    color: #f4f1f9;
  }
`;
