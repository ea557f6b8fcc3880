import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { type LinkProps, PlainLink } from "./link.tsx";
import { Spin } from "./spinner.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { isShown } from "./shown.ts";

interface ButtonLook {
  /** One primary per view. Default "primary". */
  kind?: "primary" | "secondary" | "ghost" | "danger" | undefined;
  /** Height 36, 44 or 52 px; the small one still has a 44 px target. Default "m". */
  size?: "s" | "m" | "l" | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  /** Shown before the label. */
  icon?: ReactNode;
}

type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonLook & {
    /** Shows progress: the button keeps its size and focus and ignores clicks. */
    busy?: boolean | undefined;
    /** Announced by screen readers while busy. */
    busyLabel?: string | undefined;
  };

export function Button({
  kind = "primary",
  size = "m",
  wide,
  icon,
  busy = false,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...button
}: ButtonProps) {
  // Not `disabled` while busy: that would drop the focus, and a keyboard user would have to start over from the top.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Face
      type={type}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...button}
    >
      <Label>
        {icon}
        {children}
      </Label>
      {busy && (
        <Busy>
          <Spin aria-hidden />
          {isShown(busyLabel) && <VisuallyHidden as="output">{busyLabel}</VisuallyHidden>}
        </Busy>
      )}
    </Face>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = "primary",
  size = "m",
  wide,
  icon,
  children,
  ...link
}: LinkProps & ButtonLook) {
  return (
    <Face as={PlainLink} data-kind={kind} data-size={size} data-wide={wide || undefined} {...link}>
      <Label>
        {icon}
        {children}
      </Label>
    </Face>
  );
}

interface IconLook {
  /** The accessible name, since there is no visible text. */
  label: string;
  kind?: "primary" | "secondary" | "ghost" | undefined;
  size?: "s" | "m" | "l" | undefined;
  /** A small count at the corner, such as games in the cart. */
  badge?: ReactNode;
}

export function IconButton({
  label,
  kind = "ghost",
  size = "m",
  badge,
  type = "button",
  children,
  ...button
}: ComponentPropsWithRef<"button"> & IconLook) {
  return (
    <Face
      type={type}
      data-kind={kind}
      data-size={size}
      data-square
      aria-label={label}
      title={label}
      {...button}
    >
      {children}
      {isShown(badge) && <Count aria-hidden>{badge}</Count>}
    </Face>
  );
}

export function IconButtonLink({
  label,
  kind = "ghost",
  size = "m",
  badge,
  children,
  ...link
}: LinkProps & IconLook) {
  return (
    <Face
      as={PlainLink}
      data-kind={kind}
      data-size={size}
      data-square
      aria-label={label}
      title={label}
      {...link}
    >
      {children}
      {isShown(badge) && <Count aria-hidden>{badge}</Count>}
    </Face>
  );
}

const Face = styled.button`
  --fill: var(--accent);
  --fill-hover: var(--accent-hover);
  --ink: var(--on-accent);
  --edge: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  padding: 0.5rem 1.125rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-m);
  background: var(--fill);
  color: var(--ink);
  font-weight: 620;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color 140ms,
    border-color 140ms,
    color 140ms,
    transform 140ms var(--ease-out);
  &:hover {
    background: var(--fill-hover);
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-kind="secondary"] {
    --fill: var(--overlay);
    --fill-hover: var(--hover);
    --ink: var(--text);
    --edge: color-mix(in srgb, var(--line-strong) 70%, transparent);
  }
  &[data-kind="ghost"] {
    --fill: transparent;
    --fill-hover: var(--hover);
    --ink: var(--text-soft);
    &:hover {
      --ink: var(--text);
    }
  }
  &[data-kind="danger"] {
    --fill: var(--danger-fill);
    --fill-hover: color-mix(in srgb, var(--danger-fill), black 14%);
    --ink: var(--on-danger);
  }
  &[data-size="s"] {
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    font-size: var(--size-s);
    border-radius: var(--radius-s);
    /* The target is larger than the visible box. */
    &::after {
      content: "";
      position: absolute;
      inset: -5px 0;
    }
  }
  &[data-size="l"] {
    min-height: 3.25rem;
    padding: 0.75rem 1.75rem;
    font-size: var(--size-l);
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-square] {
    width: var(--target);
    padding: 0;
    flex: none;
    font-size: 1.375rem;
    border-radius: var(--radius-pill);
    &[data-size="s"] {
      width: 2.25rem;
      font-size: 1.125rem;
      &::after {
        inset: -5px;
      }
    }
    &[data-size="l"] {
      width: 3.25rem;
    }
  }
  &:disabled {
    cursor: not-allowed;
    background: var(--overlay);
    color: var(--text-faint);
    border-color: transparent;
    transform: none;
  }
  &[aria-busy] {
    cursor: progress;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  /* The icon does not shrink beside a two-line label. */
  & > svg {
    flex: none;
  }
  /* Not hidden: it is still the button's name. */
  [aria-busy] > & {
    opacity: 0;
  }
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  right: -2px;
  min-width: 1.25rem;
  padding: 0 0.3rem;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  box-shadow: 0 0 0 2px var(--canvas);
`;
