import { DownloadIcon, media, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import { useBrandPage } from "../shell/use-brand-page.ts";
import { useFloating } from "../floating/use-floating.ts";
import { useFolding } from "../floating/use-folding.ts";
import { QrPicture } from "./qr-picture.tsx";

/** Beside the games of a category in wide windows: the address of the app, for a phone's camera (R-WEB-25). */
export default function AppCode({ url }: { url: string }) {
  const { href } = useBrandPage()(url);
  const { t } = useLingui();
  const [isOpen, setOpen] = useFolding();
  const { place, grip } = useFloating("app", { start: START, edge: "top" });
  const code = useId();
  return (
    <Widget
      aria-label={t`Get the app`}
      style={{ "--right": `${place.right}px`, "--top": `${place.edge}px` }}
      {...grip}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={code}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
        onClick={() => setOpen(!isOpen)}
      >
        <DownloadIcon />
        <Trans>Get the app</Trans>
      </button>
      <PlainLink id={code} hidden={!isOpen} href={href} draggable={false}>
        <QrPicture text={new URL(href, window.location.origin).href} />
        <Trans comment="Below a QR code">Scan it with your phone</Trans>
      </PlainLink>
    </Widget>
  );
}

const START = { right: 16, edge: 400 };

const Widget = styled.aside`
  position: fixed;
  /* A place kept in a larger window may be outside this one. */
  right: min(var(--right), 100% - 11rem);
  top: min(var(--top), 100% - var(--target));
  z-index: 29;
  width: 10rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
  font-size: var(--size-s);
  touch-action: none;
  user-select: none;
  /* There the banner leads to the app. */
  ${media.belowDesktop} {
    display: none;
  }
  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    width: 100%;
    min-height: var(--target);
    border-radius: var(--radius-m);
    font-weight: 620;
    &:hover {
      background: var(--hover);
    }
  }
  & > a:not([hidden]) {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3) var(--space-3);
    color: var(--text-soft);
    text-align: center;
  }
`;
