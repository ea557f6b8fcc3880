import { media, VisuallyHidden } from "@catnip/ui";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { MENU_NAME } from "./menu-name.ts";

/**
 * A menu that opens without JavaScript; only one is open at a time (`name`). Escape and a press outside close it
 * (`closeMenus`), and so does following a link.
 */
export function HeaderMenu({
  icon,
  label,
  labelled = false,
  panelAs = "ul",
  children,
}: {
  icon: ReactNode;
  label: ReactNode;
  /** Shows the label before the icon, like the links of the bar; otherwise it is for screen readers only. */
  labelled?: boolean;
  panelAs?: "ul" | "div";
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  // Stays open if it was opened before the scripts loaded, or right after a navigation.
  useLayoutEffect(() => {
    if (shown.current !== key) close(menu.current);
    shown.current = key;
  }, [key]);
  useEffect(() => {
    // It may have been opened before the scripts loaded.
    focusField(menu.current);
  }, []);
  return (
    <Menu
      ref={menu}
      name={MENU_NAME}
      data-labelled={labelled || undefined}
      // A panel with a form gets the focus.
      onToggle={() => focusField(menu.current)}
    >
      <summary>
        {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        {icon}
      </summary>
      <MenuPanel as={panelAs} data-wide={panelAs === "div" || undefined}>
        {children}
      </MenuPanel>
    </Menu>
  );
}

function focusField(menu: HTMLDetailsElement | null) {
  if (menu?.open) menu.querySelector("input")?.focus();
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}

const Menu = styled.details`
  position: relative;
  & > summary {
    display: grid;
    place-content: center;
    width: var(--target);
    height: var(--target);
    border-radius: var(--radius-pill);
    color: var(--text-soft);
    font-size: 1.375rem;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
  &[open] > summary {
    background: var(--hover);
    color: var(--text);
  }
  &[data-labelled] > summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    width: auto;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    font-size: inherit;
    font-weight: 560;
    white-space: nowrap;
    & > svg {
      flex: none;
    }
  }
`;
const MenuPanel = styled.ul`
  position: absolute;
  top: calc(100% + var(--space-2));
  right: 0;
  z-index: 31;
  min-width: 12rem;
  max-height: min(70dvh, 32rem);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
  & a,
  & li button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    &:hover {
      background: var(--hover);
    }
    &[aria-current] {
      color: var(--accent-text);
      font-weight: 620;
    }
  }
  /* Opens where its word begins. Where the bar may scroll, the panel hangs below the whole header. */
  [data-labelled] > & {
    inset-inline: 0 auto;
    ${media.belowDesktop} {
      position: fixed;
      inset: calc(100% + var(--space-2)) var(--space-3) auto;
    }
  }
  &[data-wide] {
    position: fixed;
    inset: calc(var(--header-height) + var(--space-2)) var(--space-3) auto;
    padding: var(--space-3);
    overflow: visible;
  }
  /* In the dock: a sheet as wide as the window, above the dock; with a field, at the top, clear of the keyboard. */
  [data-dock] details > & {
    position: fixed;
    inset: auto 0 var(--dock-height, 0px);
    max-height: 75dvh;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }
  [data-dock] details > &[data-wide] {
    inset: 0 0 auto;
    max-height: 100dvh;
    overflow-y: auto;
    border-radius: 0 0 var(--radius-l) var(--radius-l);
  }
`;
