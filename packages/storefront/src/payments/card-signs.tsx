import { PAYMENT_CAROUSEL_MS } from "@catnip/domain/timing";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

/**
 * The logos of the accepted cards, in rotation (R-TOP-18). The rotation stops while the tile is hovered or focused, and
 * under reduced motion; all names are shown below.
 */
export const CardSigns = () => (
  <Turning aria-hidden data-method-picture="credit-card">
    {CARDS.map(({ name, sign }, index) => (
      <svg
        key={name}
        viewBox="0 0 40 28"
        style={{
          animationDuration: `${CARDS.length * PAYMENT_CAROUSEL_MS}ms`,
          animationDelay: `${index * PAYMENT_CAROUSEL_MS}ms`,
        }}
      >
        {sign}
      </svg>
    ))}
  </Turning>
);

const name = (text: string, fill: string) => (
  <text x="20" y="18.5" textAnchor="middle" fontSize="12" fontWeight="700" fill={fill}>
    {text}
  </text>
);

/** Inline, so that a popup loads no third-party pictures. */
const CARDS: readonly { readonly name: string; readonly sign: ReactNode }[] = [
  {
    name: "VISA",
    sign: (
      <>
        <rect width="40" height="28" rx="5" fill="#1c2d7a" />
        {name("VISA", "#fff")}
      </>
    ),
  },
  {
    name: "Mastercard",
    sign: (
      <>
        <rect width="40" height="28" rx="5" fill="#2b2d33" />
        <circle cx="16" cy="14" r="7.5" fill="#d8342b" />
        <circle cx="24" cy="14" r="7.5" fill="#f0a02c" fillOpacity="0.85" />
      </>
    ),
  },
  {
    name: "JCB",
    sign: (
      <>
        <rect width="40" height="28" rx="5" fill="#1b5e3b" />
        {name("JCB", "#fff")}
      </>
    ),
  },
];

/** Each is visible for its share of the rotation. */
const turn = keyframes`
  0% { opacity: 1; }
  ${100 / CARDS.length}%, 100% { opacity: 0; }
`;

const Turning = styled.span`
  flex: none;
  display: grid;
  & > svg {
    grid-area: 1 / 1;
    width: 2.5rem;
    height: 1.75rem;
  }
  & > svg:not(:first-child) {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > svg {
      animation: ${turn} step-end infinite;
    }
    label:is(:hover, :focus-within) & > svg {
      animation-play-state: paused;
    }
  }
`;
