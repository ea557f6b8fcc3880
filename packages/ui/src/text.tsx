import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

/** A heading. `level` is its rank in the outline, `size` its look (by default that of its level). */
export function Heading({
  level,
  size,
  children,
  ...heading
}: ComponentPropsWithRef<"h1"> & { level: 1 | 2 | 3 | 4; size?: "s" | "m" | "l" | "xl" | "2xl" | "3xl" }) {
  return (
    <Words as={`h${level}`} data-size={size ?? (["3xl", "2xl", "xl", "m"] as const)[level - 1]} {...heading}>
      {children}
    </Words>
  );
}

/** A paragraph or, with `as="span"`, inline text. */
export function Text({
  tone,
  size,
  weight,
  as = "p",
  children,
  ...text
}: Omit<ComponentPropsWithRef<"p">, "ref"> & {
  tone?: "soft" | "faint" | "accent" | "info" | "success" | "warn" | "danger" | "coin" | undefined;
  size?: "xs" | "s" | "m" | "l" | "xl" | undefined;
  weight?: "normal" | "strong" | undefined;
  as?: "p" | "span" | "div" | "small" | "time" | "strong" | undefined;
  children?: ReactNode;
}) {
  return (
    <Piece as={as} data-tone={tone} data-size={size} data-weight={weight} {...text}>
      {children}
    </Piece>
  );
}

const Words = styled.h2`
  font-weight: 680;
  line-height: 1.2;
  letter-spacing: var(--tracking, -0.012em);
  &[data-size="s"] {
    font-size: var(--size-s);
    letter-spacing: normal;
  }
  &[data-size="m"] {
    font-size: var(--size-m);
    letter-spacing: normal;
  }
  &[data-size="l"] {
    font-size: var(--size-l);
  }
  &[data-size="xl"] {
    font-size: var(--size-xl);
  }
  &[data-size="2xl"] {
    font-size: var(--size-2xl);
  }
  &[data-size="3xl"] {
    font-size: var(--size-3xl);
    line-height: 1.1;
    letter-spacing: var(--tracking, -0.022em);
  }
`;
const Piece = styled.p`
  &[data-tone="soft"] {
    color: var(--text-soft);
  }
  &[data-tone="faint"] {
    color: var(--text-faint);
  }
  &[data-tone="accent"] {
    color: var(--accent-text);
  }
  &[data-tone="info"] {
    color: var(--info);
  }
  &[data-tone="success"] {
    color: var(--success);
  }
  &[data-tone="warn"] {
    color: var(--warn);
  }
  &[data-tone="danger"] {
    color: var(--danger);
  }
  &[data-tone="coin"] {
    color: var(--coin);
  }
  &[data-size="xs"] {
    font-size: var(--size-xs);
  }
  &[data-size="s"] {
    font-size: var(--size-s);
  }
  &[data-size="l"] {
    font-size: var(--size-l);
  }
  &[data-size="xl"] {
    font-size: var(--size-xl);
  }
  &[data-weight="strong"] {
    font-weight: 620;
  }
`;

/** Long text that arrives as sanitized HTML: articles, game introductions, terms. */
export const Prose = styled.div`
  max-width: 44rem;
  color: var(--text-soft);
  line-height: var(--leading, 1.7);
  & p {
    text-wrap: pretty;
  }
  & > :where(:not(:first-child)) {
    margin-top: var(--space-4);
  }
  & :is(h2, h3, h4) {
    color: var(--text);
    margin-top: var(--space-7);
    font-size: var(--size-l);
  }
  & h2 {
    font-size: var(--size-xl);
  }
  & :is(strong, b) {
    color: var(--text);
    font-weight: 620;
  }
  & a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & :is(ul, ol) {
    padding-left: 1.4em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: var(--space-2);
  }
  & img {
    border-radius: var(--radius-m);
  }
  & blockquote {
    padding-left: var(--space-4);
    border-left: 3px solid var(--accent);
  }
  & table {
    width: 100%;
    font-size: var(--size-s);
  }
  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--line);
    text-align: left;
  }
  & :is(pre, table) {
    display: block;
    overflow-x: auto;
  }
`;
