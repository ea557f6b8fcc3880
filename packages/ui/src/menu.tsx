import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { css, styled } from "styled-components";
import { ChevronRightIcon } from "./icons.tsx";
import { PlainLink } from "./link.tsx";
import { popupMotion } from "./popup-look.ts";

/**
 * A menu of actions or links, behind a button. Arrow keys, type-ahead, Home, End and Escape work.
 *
 *     <Menu.Root>
 *       <Menu.Trigger render={<IconButton label={t`Account`}><UserIcon /></IconButton>} />
 *       <Menu.Popup align="end">
 *         <Menu.LinkItem href="/my-store" icon={<BookIcon />}>…</Menu.LinkItem>
 *         <Menu.Separator />
 *         <Menu.Item onClick={signOut}>…</Menu.Item>
 *       </Menu.Popup>
 *     </Menu.Root>
 */
export const Menu = { Root, Trigger, Popup, Item, LinkItem, Folder, Group, Separator };

function Root({
  open,
  defaultOpen,
  onOpenChange,
  children,
}: {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      {children}
    </Base.Root>
  );
}

/** The button; style it through `render`. */
function Trigger({ render }: { render: ReactElement<Record<string, unknown>> }) {
  return <Base.Trigger render={render} />;
}

function Popup({
  align = "start",
  side = "bottom",
  children,
}: {
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Portal>
      <Positioner align={align} side={side} sideOffset={8} collisionPadding={8}>
        <Surface>{children}</Surface>
      </Positioner>
    </Base.Portal>
  );
}

function Item({
  icon,
  danger,
  disabled,
  onClick,
  children,
}: {
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Row disabled={disabled} data-danger={danger || undefined} onClick={() => onClick?.()}>
      {icon}
      {children}
    </Row>
  );
}

function LinkItem({
  href,
  document,
  icon,
  current,
  lang,
  children,
}: {
  href: string;
  /** Full page load: another language, another site. */
  document?: boolean | undefined;
  icon?: ReactNode;
  /** The current page. */
  current?: boolean | undefined;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <LinkRow
      closeOnClick
      lang={lang}
      aria-current={current ? "true" : undefined}
      render={<PlainLink href={href} document={document} />}
    >
      {icon}
      {children}
    </LinkRow>
  );
}

/** An item with a submenu. */
function Folder({ label, icon, children }: { label: ReactNode; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <FolderRow>
        {icon}
        {label}
        <ChevronRightIcon />
      </FolderRow>
      <Popup side="right">{children}</Popup>
    </Base.SubmenuRoot>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <GroupName>{label}</GroupName>
      {children}
    </Base.Group>
  );
}

function Separator() {
  return <Line />;
}

const Positioner = styled(Base.Positioner)`
  z-index: 750;
  outline: none;
`;
const Surface = styled(Base.Popup)`
  ${popupMotion}
  min-width: max(12rem, var(--anchor-width));
  max-width: min(22rem, var(--available-width));
  max-height: min(28rem, var(--available-height));
  padding: var(--space-2);
  overflow-y: auto;
`;
const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-s);
  color: var(--text);
  line-height: 1.3;
  cursor: pointer;
  user-select: none;
  outline: none;
  & > svg {
    flex: none;
    font-size: 1.25rem;
    color: var(--text-faint);
  }
  & > svg:last-child:not(:first-child) {
    margin-left: auto;
  }
  &[data-highlighted],
  &[data-popup-open] {
    background: var(--hover);
  }
  /* A keyboard user sees a ring, not only a change of shade. */
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  &[data-disabled] {
    color: var(--text-faint);
    cursor: not-allowed;
  }
  &[data-danger] {
    color: var(--danger);
    & > svg {
      color: inherit;
    }
  }
  &[aria-current] {
    color: var(--accent-text);
    font-weight: 620;
  }
`;
const Row = styled(Base.Item)`
  ${row}
`;
const LinkRow = styled(Base.LinkItem)`
  ${row}
`;
const FolderRow = styled(Base.SubmenuTrigger)`
  ${row}
`;
const GroupName = styled(Base.GroupLabel)`
  padding: var(--space-2) 0.75rem;
  color: var(--text-faint);
  font-size: var(--size-xs);
  font-weight: 600;
`;
const Line = styled(Base.Separator)`
  height: 1px;
  margin: var(--space-2) 0.75rem;
  background: var(--line);
`;
