import { Button, Notice } from "@catnip/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { styled } from "styled-components";
import { useRefusalText, type FieldName, type Refusal } from "../session/refusal.ts";

type MaybeRefusal = Refusal | null | undefined;

/**
 * A form that posts to its own screen, with or without scripts. What was refused for a field stands beside it, the
 * rest above; the first field in question gets the focus.
 */
export function AccountForm({
  refusal,
  focusFirst = false,
  children,
}: {
  refusal: MaybeRefusal;
  /** Begin in the first field: for screens that exist for that field alone. */
  focusFirst?: boolean;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const text = useRefusalText(refusal);
  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
  }, [focusFirst]);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  return (
    // Our own sentences instead of the browser's: they are in the page's language and stay readable.
    <Form method="post" noValidate ref={form}>
      <Fields>
        {refusal && refusal.field === null && <Notice tone="error">{text}</Notice>}
        {children}
      </Fields>
    </Form>
  );
}

/** The sentence for each field that was refused. */
export function useErrors(refusal: MaybeRefusal): Partial<Record<FieldName, string>> {
  const text = useRefusalText(refusal);
  return refusal?.field && text ? { [refusal.field]: text } : {};
}

/** The form's one main button; busy while this very form is under way. */
export function SubmitButton({ busyLabel, children }: { busyLabel: string; children: ReactNode }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData !== undefined && formData.get("intent") === null;
  return (
    <Button type="submit" kind="primary" size="l" wide busy={isBusy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}

/** A line beside the main thing. */
export function Aside({ centred = false, children }: { centred?: boolean; children: ReactNode }) {
  return <Line data-centred={centred || undefined}>{children}</Line>;
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-5);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  min-height: 1.5rem;
  &[data-centred] {
    justify-content: center;
    text-align: center;
  }
`;
