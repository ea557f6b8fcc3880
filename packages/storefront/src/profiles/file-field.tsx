import { Text, VisuallyHidden } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { styled } from "styled-components";

/** A field for one file: the native field in the shop's style. A file can be dropped on it, too. */
export function FileField({
  label,
  hint,
  accept,
  error,
  onFile,
}: {
  label: string;
  hint: string;
  accept: string;
  error: string | null;
  onFile: (file: File | undefined) => void;
}) {
  const id = useId();
  const [name, setName] = useState("");
  return (
    <Field>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Place data-wrong={error !== null || undefined}>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            setName(file?.name ?? "");
            onFile(file);
          }}
        />
        <span aria-hidden>{name || <Trans>Choose a picture</Trans>}</span>
      </Place>
      {error !== null && (
        <Text id={`${id}-error`} role="alert" size="s" tone="danger">
          {error}
        </Text>
      )}
      <Text id={`${id}-hint`} size="s" tone="faint">
        {hint}
      </Text>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 4rem;
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-soft);
  overflow-wrap: anywhere;
  &[data-wrong] {
    border-color: var(--danger);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
