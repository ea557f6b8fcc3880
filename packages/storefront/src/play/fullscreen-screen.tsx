import { ArrowLeftIcon, ButtonLink, EmptyState, IconButtonLink, Spinner, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { errorText } from "@catnip/site/words/error-messages.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import "../shell/load-viewer-source.ts";
import { retryViewer, startViewer, useViewer } from "../shell/viewer.ts";
import type { loader } from "./fullscreen.server.ts";
import { playFault } from "./playable-in.ts";
import { usePlayTime } from "./use-play-time.ts";

/** A purchased game filling the whole window. */
export function FullscreenScreen() {
  const { id } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const { status, fault: unavailable } = useViewer();
  const address = useQuery(
    ["playable", id, locale],
    status === "player"
      ? async () => (await import("./playable-url.ts")).playableUrl(id, "official", locale)
      : null,
  );
  const url = address.value;
  const fault = address.state === "failed" ? playFault(address.fault) : null;
  usePlayTime(url === null ? null : id);
  useEffect(() => void startViewer(), []);
  useEffect(() => {
    // Nothing scrolls here, so no scrollbar gutter is reserved.
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => void style.removeProperty("scrollbar-gutter");
  }, []);
  return (
    <Stage>
      <title>{t`Full screen`}</title>
      <meta name="robots" content="noindex" />
      {url && (
        <>
          <VisuallyHidden as="h1">{t`Full screen`}</VisuallyHidden>
          <iframe
            src={url}
            title={t`Game`}
            allow="autoplay; fullscreen; gamepad"
            // Its own origin holds nothing of the shop's.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-pointer-lock"
          />
          <WayBack>
            <IconButtonLink href={path(`/store/${id}`)} label={t`Back to the game's page`} size="s">
              <ArrowLeftIcon />
            </IconButtonLink>
          </WayBack>
        </>
      )}
      {!url && !fault && (status === "unknown" || status === "player") && (
        <>
          <VisuallyHidden as="h1">{t`Full screen`}</VisuallyHidden>
          <Spinner label={t`The game is loading`} />
        </>
      )}
      {status === "guest" && (
        <EmptyState
          art="box"
          level={1}
          title={t`Please log in`}
          action={
            <ButtonLink href={loginPath(path(`/store/${id}/fullscreen`))} document>
              <Trans>Log in</Trans>
            </ButtonLink>
          }
        >
          <Trans>Games you have bought play here once you are logged in.</Trans>
        </EmptyState>
      )}
      {status === "unavailable" && (
        <>
          <VisuallyHidden as="h1">{t`Full screen`}</VisuallyHidden>
          <LoadFailed fault={unavailable} retry={() => void retryViewer()} />
        </>
      )}
      {fault && (
        <EmptyState
          art="box"
          level={1}
          title={i18n._(errorText(fault.code))}
          action={
            fault.code === "render/no-web-build" ? (
              <ButtonLink href={path(`/store/${id}#downloads`)}>
                <Trans>To the downloads</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink href={path(`/store/${id}`)}>
                <Trans>To the game's page</Trans>
              </ButtonLink>
            )
          }
        />
      )}
    </Stage>
  );
}

/** Small and pale over the game; plain when wanted. */
const WayBack = styled.div`
  position: fixed;
  top: max(var(--space-2), env(safe-area-inset-top));
  left: max(var(--space-2), env(safe-area-inset-left));
  border-radius: var(--radius-pill);
  background: var(--scrim);
  opacity: 0.65;
  transition: opacity 140ms;
  &:hover,
  &:focus-within {
    opacity: 1;
  }
`;
const Stage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  & > iframe {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: #000;
  }
`;
