import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from "react";
import { Field, type FieldWords, useField } from "./field.tsx";
import { Input } from "./text-field.tsx";
import { styled } from "styled-components";
import { isShown } from "./shown.ts";

/**
 * A whole number between `min` and `max`. Input is left alone while typing and clamped on blur or Enter (R-WEB-8); an
 * empty field stays empty.
 */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  id,
  min,
  max,
  value,
  defaultValue,
  onValueChange,
  prefix,
  suffix,
  ...input
}: Omit<
  ComponentPropsWithRef<"input">,
  "size" | "type" | "value" | "defaultValue" | "min" | "max" | "prefix"
> &
  FieldWords & {
    min?: number | undefined;
    max?: number | undefined;
    value?: number | null | undefined;
    defaultValue?: number | undefined;
    /** Called with the clamped number, or null when cleared. */
    onValueChange?: ((value: number | null) => void) | undefined;
    /** Such as a currency symbol, inside the box. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  }) {
  const words = { label, hideLabel, hint, error };
  const control = useField(id, words);
  // The text while typing; null when the number itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const [own, setOwn] = useState<number | null>(defaultValue ?? null);
  const current = value === undefined ? own : value;

  const settle = () => {
    if (draft === null) return;
    const next = parseWhole(draft);
    const clamped = next === null ? null : clampNumber(next, min, max);
    setDraft(null);
    setOwn(clamped);
    if (clamped !== current) onValueChange?.(clamped);
  };

  return (
    <Field id={control.id} {...words}>
      <Box>
        {isShown(prefix) && <Affix>{prefix}</Affix>}
        <Input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? (current === null ? "" : String(current))}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "Enter") settle();
          }}
        />
        {isShown(suffix) && <Affix data-end>{suffix}</Affix>}
      </Box>
    </Field>
  );
}

/** Clamps a number to its bounds. */
export function clampNumber(
  value: number,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * Parses a typed whole number, or null. Full-width digits and grouping separators are understood.
 *
 * @internal for the tests
 */
export function parseWhole(text: string): number | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s,_']/g, "");
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null;
}

const Box = styled.div`
  position: relative;
  display: flex;
  & input {
    font-variant-numeric: tabular-nums;
  }
  &:has(> :first-child:not(input)) input {
    padding-left: 2.25rem;
  }
  &:has([data-end]) input {
    padding-right: 2.75rem;
  }
`;
const Affix = styled.span`
  position: absolute;
  inset: 0 auto 0 0.875rem;
  display: grid;
  place-content: center;
  color: var(--text-faint);
  pointer-events: none;
  &[data-end] {
    inset: 0 0.875rem 0 auto;
  }
`;
