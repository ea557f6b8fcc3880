import { media, TextLink, yieldsToPresses } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useId, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { useAgeGate } from "../shell/age-gate.ts";
import { NoticeRoom } from "@catnip/site/frame/notice-room.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { useConsent } from "./consent.ts";

/**
 * Prompts for consent to traffic statistics, from passing the age gate until there is an answer. Overlays the bottom of
 * the page without blocking it; a visitor who ignores it is not counted.
 *
 * @param props.otherwise shown instead once there is an answer
 */
export function ConsentBar({ otherwise = null }: { otherwise?: ReactNode }) {
  const consent = useConsent();
  const isPast = useAgeGate() === "passed";
  if (!isPast || consent === "unknown") return null;
  return consent === "unasked" ? <Question /> : otherwise;
}

function Question() {
  const path = usePath();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  return (
    <Bar aria-labelledby={title} ref={bar} data-consent>
      <div>
        <h2 id={title}>
          <Trans>May we count your visits?</Trans>
        </h2>
        <p>
          <Trans>
            It shows us which games people find. We would store three random numbers in this browser; nothing
            is used for advertising or shared with others.{" "}
            <TextLink href={path("/privacy#statistics")}>Cookie choices</TextLink>
          </Trans>
        </p>
      </div>
      {/* The buttons disappear with the bar, so the page gets the focus. */}
      <ConsentButtons onChosen={() => document.getElementById("main")?.focus({ preventScroll: true })} />
      <NoticeRoom of={bar} />
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--dock-height, 0px);
  z-index: 34;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3) var(--space-6);
  max-height: 50dvh;
  padding: var(--space-3) var(--space-4);
  overflow-y: auto;
  background: var(--overlay);
  border-top: 1px solid var(--line);
  font-size: var(--size-s);
  ${yieldsToPresses}
  & > div:first-child {
    flex: 0 1 44rem;
  }
  & h2 {
    font-size: var(--size-m);
    font-weight: 620;
  }
  & p {
    color: var(--text-soft);
  }
  /* A small card above the dock: the page stays readable and usable beside it. */
  ${media.phone} {
    inset-inline: var(--space-2);
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-overlay);
    font-size: var(--size-xs);
    line-height: 1.4;
    & h2 {
      font-size: var(--size-s);
    }
  }
`;
