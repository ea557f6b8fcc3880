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
  /** Load a whole new document: another language, another site. */
  document?: boolean | undefined;
  /** Take the place of this page in the history. */
  replace?: boolean | undefined;
  /** Leave the reader where they are on the page. */
  keepScroll?: boolean | undefined;
};

/** Gives every link of the kit the router's behaviour. Without it links are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without looks, for parts of your own: `styled(PlainLink)`. */
export function PlainLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** A link inside a text: underlined, so that colour is not the only sign. */
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
