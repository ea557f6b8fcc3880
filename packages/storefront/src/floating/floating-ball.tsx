import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { EditIcon, HeadsetIcon, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useBrandPage } from "../shell/use-brand-page.ts";
import { useFloating } from "./use-floating.ts";
import { useFolding } from "./use-folding.ts";

/**
 * The ball over every page but those of categories: customer service where the brand has it, otherwise a link to its
 * site for creators (R-WEB-24). Its label is shown for a few seconds, and on hover.
 */
export default function FloatingBall() {
  const { t } = useLingui();
  const [isOpen] = useFolding();
  const { place, grip } = useFloating("ball", { start: START, edge: "bottom" });
  const isService = brand.features.customerService;
  const creators = useBrandPage()(brand.creatorSite ?? "");
  return (
    <Ball
      aria-label={isService ? t`Customer service` : t`Make your own game`}
      data-open={isOpen || undefined}
      data-room=""
      data-side={place.right > window.innerWidth / 2 ? "right" : "left"}
      style={{ "--right": `${place.right}px`, "--bottom": `${place.edge}px` }}
      {...grip}
    >
      {isService ? (
        <button
          type="button"
          aria-label={t`Customer service`}
          aria-keyshortcuts={ARROWS}
          onClick={() => void openPopup({ name: "customerService", props: {} })}
        >
          <HeadsetIcon />
        </button>
      ) : (
        <PlainLink
          href={creators.href}
          {...(creators.isElsewhere && ELSEWHERE)}
          aria-label={t`Make your own game`}
          aria-keyshortcuts={ARROWS}
          draggable={false}
        >
          <EditIcon />
        </PlainLink>
      )}
      <span aria-hidden>
        {isService ? (
          <Trans comment="Beside the button of customer service">Questions? Write to us.</Trans>
        ) : (
          <Trans>Make your own game</Trans>
        )}
      </span>
    </Ball>
  );
}

const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" };
const START = { right: 16, edge: 16 };
const ARROWS = "ArrowLeft ArrowRight ArrowUp ArrowDown";

const Ball = styled.aside`
  --size: 3.25rem;
  position: fixed;
  /* A place kept in a larger window may be outside this one. */
  right: min(var(--right), 100% - var(--size));
  bottom: min(
    var(--bottom) + var(--notice-height, 0px) + var(--dock-height, 0px),
    100% - var(--header-height) - var(--size)
  );
  z-index: 29;
  touch-action: none;
  user-select: none;
  & > :is(a, button) {
    display: grid;
    place-content: center;
    width: var(--size);
    height: var(--size);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--overlay);
    color: var(--accent-text);
    box-shadow: var(--shadow-overlay);
    font-size: 1.5rem;
    cursor: grab;
    &:hover {
      background: var(--hover);
    }
    &:active {
      cursor: grabbing;
    }
  }
  & > span {
    position: absolute;
    top: 50%;
    right: calc(100% + var(--space-2));
    width: max-content;
    max-width: min(16rem, 60vw);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--overlay);
    box-shadow: var(--shadow-overlay);
    font-size: var(--size-s);
    translate: 0 -50%;
    opacity: 0;
    visibility: hidden;
    pointer-events: none;
    transition: opacity 200ms;
  }
  &[data-side="right"] > span {
    right: auto;
    left: calc(100% + var(--space-2));
  }
  &[data-open] > span,
  &:hover > span,
  &:focus-within > span {
    opacity: 1;
    visibility: visible;
  }
  @media print {
    display: none;
  }
`;
