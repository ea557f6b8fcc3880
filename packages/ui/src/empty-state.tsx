import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { isShown } from "./shown.ts";

type EmptyArt = "shelf" | "cart" | "heart" | "search" | "box" | "chat";

/** An empty state: a friendly message and a next step. */
export function EmptyState({
  art = "box",
  title,
  level,
  action,
  children,
}: {
  art?: EmptyArt | undefined;
  title: ReactNode;
  /** The title's heading level, if it is a heading: 1 if the page has nothing else. */
  level?: 1 | 2 | 3 | undefined;
  action?: ReactElement | false | null | undefined;
  children?: ReactNode;
}) {
  const Title = level ? (`h${level}` as const) : "strong";
  return (
    <Box>
      <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden focusable="false">
        <ellipse cx="100" cy="122" rx="78" ry="8" fill="var(--sunken)" />
        <circle cx="100" cy="66" r="56" fill="var(--overlay)" />
        {ART[art]}
        <Cat />
      </svg>
      <Title>{title}</Title>
      {isShown(children) && <div>{children}</div>}
      {action}
    </Box>
  );
}

/** The house cat, sitting beside an empty shelf, cart, box and so on. */
function Cat() {
  return (
    <g>
      <path
        d="M138 120c-6-20-2-38 8-46l-3-14c5 0 9 2 12 6 3-1 7-1 10 0 3-4 7-6 12-6l-3 14c10 8 14 26 8 46Z"
        fill="var(--line-strong)"
        fillOpacity="0.55"
      />
      <path
        d="M182 116c14 0 16-14 9-20"
        fill="none"
        stroke="var(--line-strong)"
        strokeOpacity="0.55"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M153 79v3M167 79v3" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M157 88c2 2 4 2 6 0"
        fill="none"
        stroke="var(--text-faint)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

const stroke = {
  fill: "none",
  stroke: "var(--line-strong)",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const ART: Record<EmptyArt, ReactNode> = {
  shelf: (
    <g {...stroke}>
      <path d="M44 116V40h84v76M44 78h84" />
      <path d="M56 78V54h9v24M69 78V50h8v28" stroke="var(--accent)" />
      <path d="M56 112V90h8v22M92 112l5-22 8 2-5 20" />
    </g>
  ),
  cart: (
    <g {...stroke}>
      <path d="M36 42h12l14 52h50l12-38H54" />
      <path d="M70 70h38" stroke="var(--accent)" />
      <circle cx="70" cy="110" r="6" />
      <circle cx="106" cy="110" r="6" />
    </g>
  ),
  heart: (
    <g {...stroke}>
      <path d="M88 108 54 74a21 21 0 0 1 30-30l4 4 4-4a21 21 0 0 1 30 30Z" />
      <path d="M66 58c2-4 6-6 10-6" stroke="var(--accent)" />
    </g>
  ),
  search: (
    <g {...stroke}>
      <circle cx="82" cy="66" r="30" />
      <path d="m104 90 22 24" strokeWidth="6" />
      <path d="M66 64c2-8 8-13 16-13" stroke="var(--accent)" />
    </g>
  ),
  box: (
    <g {...stroke}>
      <path d="M46 72h80v44H46ZM46 72 34 56h40l12 16M126 72l12-16H98L86 72" />
      <path d="M78 92h16" stroke="var(--accent)" />
    </g>
  ),
  chat: (
    <g {...stroke}>
      <path d="M40 38h88v56H80l-20 18V94H40Z" />
      <path d="M58 58h52M58 74h30" stroke="var(--accent)" />
    </g>
  ),
};

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-8) var(--space-4);
  color: var(--text-soft);
  text-align: center;
  & > svg {
    margin-bottom: var(--space-2);
  }
  & > :is(strong, h1, h2, h3) {
    color: var(--text);
    font-size: var(--size-l);
    font-weight: 620;
  }
  & > div {
    max-width: 28rem;
  }
  & > :is(a, button) {
    margin-top: var(--space-3);
  }
`;
