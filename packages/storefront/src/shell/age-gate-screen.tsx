import { Button, ButtonLink, Checkbox, Heading, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useRef } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { passAgeGate, useAgeGate } from "./age-gate.ts";

/**
 * Asks whether the visitor is over 18. Part of every page's HTML and hidden by CSS once passed, so that it is part of
 * the first paint and costs nothing later. Without JavaScript a checkbox opens the page.
 */
export function AgeGate() {
  const { t } = useLingui();
  const gate = useAgeGate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (gate === "closed") heading.current?.focus({ preventScroll: true });
  }, [gate]);
  if (gate === "passed") return null;
  return (
    <Backdrop data-age-gate open aria-modal aria-labelledby="age-gate-title" aria-describedby="age-gate-text">
      <Box>
        <Heading level={2} size="2xl" id="age-gate-title" tabIndex={-1} ref={heading}>
          <Trans>Are you over 18?</Trans>
        </Heading>
        <Text tone="soft" id="age-gate-text">
          <Trans>
            {brand.name} offers games for adults. By entering you confirm that you are at least 18 years old
            and of legal age where you live.
          </Trans>
        </Text>
        <Stack gap={3} data-script-only>
          <Button size="l" wide onClick={passAgeGate} data-over-18>
            <Trans>I am over 18</Trans>
          </Button>
          <ButtonLink size="l" kind="secondary" wide href={brand.underAgeUrl} rel="noreferrer">
            <Trans>I am under 18</Trans>
          </ButtonLink>
        </Stack>
        {/* React does not hydrate this content, so the page's scripts need not contain the checkbox. */}
        <noscript>{import.meta.env.SSR && <Checkbox id={CHECKBOX_ID} label={t`I am over 18`} />}</noscript>
        <span data-gate-end />
      </Box>
    </Backdrop>
  );
}

const CHECKBOX_ID = "over-18";
const CLOSED = 'html:not([data-adult="yes"])';
const TICKED = `html:has(#${CHECKBOX_ID}:checked)`;

/**
 * Before the answer the page is blurred, and its pictures have no box: a lazy picture without a box is never fetched,
 * so not one byte of a cover leaves the CDN. These rules are inline, so that they apply even if a stylesheet fails to
 * load. Plain text, because styles reinserted on hydration make the browser recompute those of the whole page.
 */
export const AgeGateStyle = () => (
  <>
    <style href="age-gate" precedence="page">
      {CLOSED_CSS}
    </style>
    <TickedRules />
  </>
);

const CLOSED_CSS = `
  ${CLOSED} {
    overflow: hidden;
  }
  ${CLOSED} [data-shop] {
    filter: blur(18px) saturate(0.6);
    pointer-events: none;
  }
  ${CLOSED} [data-shop] main img {
    display: none;
  }
`.replaceAll(/\s+/g, " ");

/** Only without scripts: `:has` on the root would make every later style change more expensive. */
const TickedRules = createGlobalStyle`
  @media (scripting: none) {
    ${TICKED} {
      overflow: visible;
    }
    ${TICKED} [data-shop] {
      filter: none;
      pointer-events: auto;
    }
    ${TICKED} [data-shop] main img {
      display: block;
    }
  }
`;

/*
 * The box is centered, so it would move while it grows: a browser that paints before all of the gate's HTML has arrived
 * does not show it yet (R-AGE-5).
 */
const Backdrop = styled.dialog`
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  border: 0;
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  overflow-y: auto;
  background: color-mix(in srgb, var(--sunken) 72%, transparent);
  html[data-adult="yes"] &,
  & [data-gate-end] {
    display: none;
  }
  &:not(:has([data-gate-end])) {
    visibility: hidden;
  }
  @media (scripting: none) {
    & button,
    ${TICKED} & {
      display: none;
    }
  }
`;
const Box = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(100%, 27rem);
  padding: var(--space-7) var(--space-6);
  border-radius: var(--radius-l);
  background: var(--raised);
  box-shadow: var(--shadow-overlay);
  text-align: center;
  & h2:focus {
    outline: none;
  }
`;
