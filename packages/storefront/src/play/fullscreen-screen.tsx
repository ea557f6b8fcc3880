import { ButtonLink, EmptyState, Spinner, TextLink, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import type { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";
import { GAME_PERMISSIONS, GAME_SANDBOX } from "./frame-rights.ts";
import type { loader } from "./fullscreen.server.ts";
import { isolationOf, loadedPath } from "./isolation.ts";
import { playFault } from "./playable-in.ts";
import { playableUrl } from "./playable-url.ts";
import { Stage, WayBack } from "./stage.tsx";
import { usePlayTime } from "./use-play-time.ts";

/** A purchased game filling the whole window, or a trial that plays only here (`?trial`). */
export function FullscreenScreen() {
  const { id } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const { status, fault: unavailable } = useViewer();
  const [url, setUrl] = useState<string | null>(null);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const [search] = useSearchParams();
  const type = search.has("trial") ? "trial" : "official";
  const mayPlay = status === "player" || (type === "trial" && status === "guest");
  useEffect(() => {
    if (!mayPlay) return;
    const play = async () => {
      const playable = await playableUrl(id, type, locale);
      const { crossOriginIsolated, location } = globalThis;
      const isReady =
        !playable.needsThreads ||
        isolationOf(crossOriginIsolated, loadedPath(), location.pathname) === "ready";
      if (isReady) setUrl(playable.url);
      else location.reload();
    };
    play().catch((failure: unknown) => setFault(playFault(failure)));
  }, [mayPlay, id, type, locale]);
  usePlayTime(url === null || type === "trial" ? null : id);
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
            allow={GAME_PERMISSIONS}
            // Its own origin has no data of the shop.
            sandbox={GAME_SANDBOX}
          />
          <WayBack storeId={id} />
        </>
      )}
      {!url && !fault && (status === "unknown" || mayPlay) && (
        <>
          <VisuallyHidden as="h1">{t`Full screen`}</VisuallyHidden>
          <Spinner label={t`The game is loading`} />
        </>
      )}
      {status === "guest" && !mayPlay && (
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
        >
          {fault.code === "render/error" && (
            <TextLink href={path(`/store/${id}/fullscreen-test`)}>
              <Trans>Does my browser play games?</Trans>
            </TextLink>
          )}
        </EmptyState>
      )}
    </Stage>
  );
}
