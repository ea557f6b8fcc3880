import {
  BREAKPOINTS,
  ButtonLink,
  CloseIcon,
  IconButton,
  media,
  noticeRoom,
  yieldsToPresses,
} from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { ownPlatform, runsOfficialApp } from "../catalog/own-platform.ts";
import { useBrandPage } from "../shell/use-brand-page.ts";
import { closePrompt, useIsPromptClosed } from "./closed-prompt.ts";

/**
 * Over the lower edge of a category's page in narrow windows: a link to the app, on devices that it runs on, until it
 * is closed (R-WEB-25).
 */
export default function AppBanner({ url }: { url: string }) {
  const isClosed = useIsPromptClosed();
  const isMeant = runsOfficialApp(ownPlatform(navigator.userAgent, navigator.maxTouchPoints));
  if (isClosed || !isMeant) return null;
  return <Banner url={url} onClose={closePrompt} />;
}

function Banner({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useLingui();
  const { href } = useBrandPage()(url);
  return (
    <Bar aria-label={t`Get the app`}>
      <style>{ROOM_CSS}</style>
      <strong>{brand.name}</strong>
      <ButtonLink size="s" href={href}>
        <Trans>Get the app</Trans>
      </ButtonLink>
      <IconButton size="s" label={t`Close`} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Bar>
  );
}

/** The end of the page must not be hidden permanently. The bar has this height in every language. */
const ROOM_CSS = `@media (max-width: ${(BREAKPOINTS.desktop - 1) / 16}em) { ${noticeRoom("4rem")} }`;

const Bar = styled.aside`
  position: fixed;
  inset: auto var(--space-2) var(--dock-height, 0px);
  z-index: 34;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 3.5rem;
  margin-bottom: var(--space-2);
  padding: 0 var(--space-1) 0 var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
  ${yieldsToPresses}
  & > strong {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.desktop} {
    display: none;
  }
`;
