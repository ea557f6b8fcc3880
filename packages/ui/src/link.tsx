import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { styled } from "styled-components";

export type LinkProps = ComponentPropsWithRef<"a"> & {
  href: string;
  /** Full page load: another language, another site. */
  document?: boolean | undefined;
  /** Replace the current history entry. */
  replace?: boolean | undefined;
  /** Keep the scroll position. */
  keepScroll?: boolean | undefined;
};

/** Gives the kit's links the router's behavior. Without it links are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link, for your own components: `styled(PlainLink)`. */
export function PlainLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** A link within text: underlined, so that color is not the only cue. */
export const TextLink = styled(PlainLink)`
  color: var(--accent-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  border-radius: 2px;
  &:hover {
    text-decoration-color: currentcolor;
  }
`;

function Anchor({
  document: _document,
  replace: _replace,
  keepScroll: _keepScroll,
  children,
  ...anchor
}: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);
