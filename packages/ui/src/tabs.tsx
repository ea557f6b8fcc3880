import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { TabCount } from "./navigation.tsx";
import { isShown } from "./shown.ts";

/** Tabs within one page. Tabs that are separate pages are `TabLinks`. */
export const Tabs = { Root, List, Tab, Panel };

function Root({
  value,
  defaultValue,
  onValueChange,
  children,
}: {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      {children}
    </Base.Root>
  );
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Strip aria-label={label} activateOnFocus>
      {children}
    </Strip>
  );
}

function Tab({ value, count, children }: { value: string; count?: ReactNode; children: ReactNode }) {
  return (
    <Face value={value}>
      {children}
      {isShown(count) && <TabCount>{count}</TabCount>}
    </Face>
  );
}

/** Stays in the document when hidden if `keepMounted`, so that search engines see it. */
function Panel({
  value,
  keepMounted = true,
  children,
}: {
  value: string;
  keepMounted?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Content value={value} keepMounted={keepMounted}>
      {children}
    </Content>
  );
}

const Strip = styled(Base.List)`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
`;
const Face = styled(Base.Tab)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 3rem;
  padding-inline: var(--space-4);
  border-bottom: 2px solid transparent;
  color: var(--text-soft);
  font-weight: 560;
  white-space: nowrap;
  transition:
    color 140ms,
    border-color 140ms;
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-s);
  }
  &[data-active] {
    color: var(--text);
    border-bottom-color: var(--accent);
  }
`;
const Content = styled(Base.Panel)`
  padding-top: var(--space-5);
`;
