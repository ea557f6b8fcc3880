import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { boxLook, Field, type FieldWords, useField } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";
import { isShown } from "./shown.ts";

type TextFieldProps = Omit<ComponentPropsWithRef<"input">, "size"> &
  FieldWords & {
    /** Inside the box, before the text. */
    icon?: ReactNode;
    /** Inside the box, after the text: a button or a unit. */
    trailing?: ReactNode;
  };

/** A single-line text field. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  icon,
  trailing,
  id,
  type = "text",
  ...input
}: TextFieldProps) {
  const words = { label, hideLabel, hint, error };
  const control = useField(id, words);
  return (
    <Field id={control.id} {...words}>
      <Box>
        {isShown(icon) && <Leading aria-hidden>{icon}</Leading>}
        <Input
          type={type}
          data-leading={isShown(icon) || undefined}
          data-trailing={isShown(trailing) || undefined}
          {...input}
          {...control}
        />
        {isShown(trailing) && <Trailing>{trailing}</Trailing>}
      </Box>
    </Field>
  );
}

/** A multi-line text field. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  id,
  rows = 5,
  ...textarea
}: ComponentPropsWithRef<"textarea"> & FieldWords) {
  const words = { label, hideLabel, hint, error };
  const control = useField(id, words);
  return (
    <Field id={control.id} {...words}>
      <Area rows={rows} {...textarea} {...control} />
    </Field>
  );
}

/** A password field that can show what is typed. */
export function PasswordField({
  showLabel,
  hideLabel: hidePasswordLabel,
  autoComplete = "current-password",
  rules,
  ...field
}: Omit<TextFieldProps, "type" | "trailing" | "icon" | "hideLabel"> & {
  /** Label of the button that shows the password, "Show password". */
  showLabel: string;
  /** Label of the button that hides it again, "Hide password". */
  hideLabel: string;
  /** For password managers: what a new password may be, in the language of Apple's password rules. */
  rules?: string | undefined;
}) {
  const [isReadable, setIsReadable] = useState(false);
  return (
    <TextField
      {...field}
      {...(rules !== undefined && { passwordrules: rules })}
      type={isReadable ? "text" : "password"}
      autoComplete={autoComplete}
      spellCheck={false}
      trailing={
        <Peek
          type="button"
          aria-label={isReadable ? hidePasswordLabel : showLabel}
          aria-pressed={isReadable}
          onClick={() => setIsReadable(!isReadable)}
        >
          {isReadable ? <EyeOffIcon /> : <EyeIcon />}
        </Peek>
      }
    />
  );
}

/**
 * A verification code. One input, not one per digit: it can be pasted, read aloud, autofilled, and corrected.
 * Non-digits are dropped.
 */
export function CodeField({
  length = 8,
  onComplete,
  onChange,
  ...field
}: Omit<TextFieldProps, "type" | "maxLength" | "trailing" | "icon"> & {
  /** Number of digits. Default 8 (R-ACC-2). */
  length?: number | undefined;
  /** Called with all digits as soon as the last one is entered. */
  onComplete?: ((code: string) => void) | undefined;
}) {
  return (
    <CodeBox>
      <TextField
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        placeholder={"•".repeat(length)}
        onChange={(event) => {
          const digits = onlyDigits(event.target.value, length);
          event.target.value = digits;
          onChange?.(event);
          if (digits.length === length) onComplete?.(digits);
        }}
      />
    </CodeBox>
  );
}

/**
 * The digits of typed or pasted text ("1234 5678", full-width digits too), at most `length` of them.
 *
 * @internal for the tests
 */
export function onlyDigits(text: string, length: number): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, length);
}

const Box = styled.div`
  position: relative;
  display: flex;
`;
const Input = styled.input`
  ${boxLook}
  &[data-leading] {
    padding-left: 2.75rem;
  }
  &[data-trailing] {
    padding-right: 3.25rem;
  }
  &[type="search"]::-webkit-search-cancel-button {
    appearance: none;
  }
`;
const Area = styled.textarea`
  ${boxLook}
  padding-block: 0.75rem;
  resize: vertical;
  line-height: var(--leading, 1.55);
`;
const Leading = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  place-content: center;
  width: 2.75rem;
  font-size: 1.25rem;
  color: var(--text-faint);
  pointer-events: none;
`;
const Trailing = styled.span`
  position: absolute;
  inset: 0 0.125rem 0 auto;
  display: flex;
  align-items: center;
  color: var(--text-soft);
`;
const Peek = styled.button`
  display: grid;
  place-content: center;
  width: var(--target);
  height: var(--target);
  font-size: 1.25rem;
  border-radius: var(--radius-m);
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
const CodeBox = styled.div`
  & input {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.32em;
    padding-block: 0.625rem;
    max-width: 18rem;
    &::placeholder {
      color: var(--line-strong);
    }
  }
`;
