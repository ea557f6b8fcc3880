import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { boxLook, Field, type FieldWords, useField } from "./field.tsx";
import { ChevronDownIcon } from "./icons.tsx";

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** The native select: the best list on a phone, and it works without JavaScript. See RichSelect for icons. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  id,
  options,
  ...select
}: Omit<ComponentPropsWithRef<"select">, "size" | "multiple"> &
  FieldWords & { options: readonly SelectOption[] }) {
  const words = { label, hideLabel, hint, error };
  const control = useField(id, words);
  return (
    <Field id={control.id} {...words}>
      <Box>
        <Native {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDownIcon />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: 0.75rem;
    top: calc(50% - 0.5em);
    font-size: 1.25rem;
    color: var(--text-soft);
    pointer-events: none;
  }
`;
const Native = styled.select`
  ${boxLook}
  appearance: none;
  padding-right: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
  & option {
    background: var(--overlay);
    color: var(--text);
  }
`;
