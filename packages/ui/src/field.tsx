import { type ReactNode, useId } from "react";
import { css, styled } from "styled-components";
import { ErrorIcon } from "./icons.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { isShown } from "./shown.ts";

/** Shared by all fields: a label above, a hint and an error below, and their ARIA links to the control. */
export interface FieldWords {
  label: ReactNode;
  /** Visually hide the label, as in a search box. */
  hideLabel?: boolean | undefined;
  /** Permanent help text. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the field invalid. */
  error?: ReactNode;
}

/** Attributes that link the control to label, hint and error. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function useField(id: string | undefined, { hint, error }: FieldWords): ControlAttributes {
  const made = useId();
  const own = id ?? made;
  const described = [isShown(error) && `${own}-error`, isShown(hint) && `${own}-hint`]
    .filter(Boolean)
    .join(" ");
  return { id: own, "aria-describedby": described || undefined, "aria-invalid": isShown(error) || undefined };
}

export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>{label}</Label>
      )}
      {children}
      {isShown(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isShown(hint) && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Wrong id={id} role="alert">
      <ErrorIcon />
      <span>{children}</span>
    </Wrong>
  );
}

/** The input's box. */
export const boxLook = css`
  width: 100%;
  min-height: var(--target);
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text);
  /* 16 px at least: iOS zooms into anything smaller. */
  font-size: max(1rem, 16px);
  line-height: 1.4;
  text-overflow: ellipsis;
  transition: border-color 140ms;
  &::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--text-faint);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
  }
  &[aria-invalid] {
    border-color: var(--danger);
  }
  &:disabled {
    color: var(--text-faint);
    background: var(--raised);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;
const Label = styled.label`
  font-size: var(--size-s);
  font-weight: 560;
  color: var(--text);
  justify-self: start;
`;
export const Hint = styled.p`
  font-size: var(--size-s);
  line-height: 1.45;
  color: var(--text-faint);
`;
const Wrong = styled.p`
  display: flex;
  gap: 0.375rem;
  font-size: var(--size-s);
  line-height: 1.45;
  color: var(--danger);
  & > svg {
    flex: none;
    font-size: 1.2em;
    margin-top: 0.08em;
  }
`;
