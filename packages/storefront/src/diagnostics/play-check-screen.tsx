import { Button, FullscreenIcon, Heading, Notice, Text, TextLink } from "@catnip/ui";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import type { loader } from "../play/fullscreen.server.ts";
import { Stage, WayBack } from "../play/stage.tsx";
import { checkBrowser, playsGames } from "./browser-checks.ts";
import { CheckList } from "./check-list.tsx";
import { playTestSound } from "./test-sound.ts";
import { TestPicture } from "./test-picture.tsx";

/** A game's stage with a browser check instead of the game (R-PLY-7) */
export function PlayCheckScreen() {
  const { id } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const path = usePath();
  const sheet = useRef<HTMLDivElement>(null);
  const isHydrated = useBrowserValue(() => true, false);
  const found = useMemo(() => (isHydrated ? checkBrowser(window) : null), [isHydrated]);
  return (
    <Stage>
      <title>{t`Can this browser play games?`}</title>
      <meta name="robots" content="noindex" />
      <Sheet ref={sheet}>
        <Heading level={1} size="xl">
          <Trans>Can this browser play games?</Trans>
        </Heading>
        <noscript>
          <Notice tone="error">
            <Trans>Games need scripts, which are turned off in your browser.</Trans>
          </Notice>
        </noscript>
        {found && (
          <Notice tone={playsGames(found) ? "success" : "error"} live>
            {playsGames(found) ? (
              <Trans>Yes. Games that play in the browser should play here.</Trans>
            ) : (
              <Trans>
                Not all of them: your browser lacks something that games need. Current versions of Chrome,
                Edge, Firefox and Safari have it.
              </Trans>
            )}
          </Notice>
        )}
        <TestPicture />
        <CheckList found={found} />
        <Tries>
          <Button kind="secondary" onClick={playTestSound}>
            <Trans>Play a sound</Trans>
          </Button>
          {found?.fullscreen && (
            <Button
              kind="secondary"
              icon={<FullscreenIcon />}
              onClick={() => void toggleFullscreen(sheet.current)}
            >
              <Trans>Full screen</Trans>
            </Button>
          )}
        </Tries>
        <Text size="s" tone="soft">
          <Trans>If a game still does not start, send support what this page says about your browser:</Trans>{" "}
          <TextLink href={path("/test")}>
            <Trans>Technical details</Trans>
          </TextLink>
        </Text>
      </Sheet>
      <WayBack storeId={id} />
    </Stage>
  );
}

async function toggleFullscreen(sheet: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await sheet?.requestFullscreen().catch(() => undefined);
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(100%, 34rem);
  padding: var(--space-9) var(--space-4) var(--space-6);
  &:fullscreen {
    width: 100%;
    place-content: center;
    background: var(--canvas);
    overflow-y: auto;
  }
`;
const Tries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & > * {
    flex: 1 1 10rem;
  }
`;
