import { Button, Notice } from "@catnip/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { styled } from "styled-components";
import { useRefusalText, type FieldName, type Refusal } from "../session/refusal.ts";

type MaybeRefusal = Refusal | null | undefined;

/**
 * A form that posts to its own screen, with or without JavaScript. Field errors appear next to the field,
 * others at the top; the first invalid field gets the focus.
 */
export function AccountForm({
  refusal,
  focusFirst = false,
  children,
}: {
  refusal: MaybeRefusal;
  /** Focus the first field on load: for screens whose whole purpose is that field. */
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
    // Our own validation messages instead of the browser's: they match the page's language and stay on screen.
    <Form method="post" noValidate ref={form}>
      <Fields>
        <Refused>{refusal && refusal.field === null && <Notice tone="error">{text}</Notice>}</Refused>
        {children}
      </Fields>
    </Form>
  );
}

/** Error message per rejected field. */
export function useErrors(refusal: MaybeRefusal): Partial<Record<FieldName, string>> {
  const text = useRefusalText(refusal);
  return refusal?.field && text ? { [refusal.field]: text } : {};
}

/** The form's primary button; shows a busy state while this form is submitting. */
export function SubmitButton({ busyLabel, children }: { busyLabel: string; children: ReactNode }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData !== undefined && formData.get("intent") === null;
  return (
    <Button type="submit" kind="primary" size="l" wide busy={isBusy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}

/** Secondary text next to the main action. */
export function Aside({ centred = false, children }: { centred?: boolean; children: ReactNode }) {
  return <Line data-centred={centred || undefined}>{children}</Line>;
}

/** Always rendered, so that nothing is inserted before the form's children (R-WEB-82). */
const Refused = styled.div`
  display: contents;
`;
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
