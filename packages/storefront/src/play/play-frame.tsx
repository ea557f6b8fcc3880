import { ArrowLeftIcon, Button, FullscreenIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { GAME_PERMISSIONS, GAME_SANDBOX } from "./frame-rights.ts";
import { usePlayTime } from "./use-play-time.ts";

/** A game being played. */
export interface Playing {
  readonly storeId: number;
  readonly type: "official" | "trial";
  /** On the game's own origin; single-use. */
  readonly url: string;
}

/** The game in an iframe on another origin, isolated from the shop and from other games. */
export function PlayFrame({ playing, name, onBack }: { playing: Playing; name: string; onBack: () => void }) {
  const { t } = useLingui();
  usePlayTime(playing.type === "official" ? playing.storeId : null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be far from the game: scroll and focus move to the game, and back afterwards.
    const { activeElement } = document;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
    return () => leadBack(activeElement);
  }, []);
  const [isLarge, setLarge] = useState(false);
  const title = playing.type === "trial" ? t`${name}, trial` : name;
  const enlarge = async () => {
    // Phones without the Fullscreen API get the whole window instead.
    if (box.current?.requestFullscreen) await box.current.requestFullscreen().catch(() => setLarge(true));
    else setLarge(true);
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={title} data-large={isLarge || undefined}>
      <iframe
        src={playing.url}
        title={title}
        allow={GAME_PERMISSIONS}
        // Its own origin has no data of the shop.
        sandbox={GAME_SANDBOX}
      />
      <footer>
        <Button kind="ghost" icon={<ArrowLeftIcon />} onClick={() => (isLarge ? setLarge(false) : onBack())}>
          <Trans>Back</Trans>
        </Button>
        <Button kind="ghost" icon={<FullscreenIcon />} onClick={() => void enlarge()}>
          <Trans>Full screen</Trans>
        </Button>
      </footer>
    </Box>
  );
}

/** Returns to where the game was started from, if that is still there. */
function leadBack(from: Element | null): void {
  if (!(from instanceof HTMLElement) || !from.isConnected || from === document.body) return;
  from.focus({ preventScroll: true });
  from.scrollIntoView({ block: "nearest" });
}

const Box = styled.div`
  /* Not under the header, which takes up to two rows. */
  scroll-margin-block: 6.5rem var(--space-3);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--sunken);
  & > iframe {
    width: 100%;
    aspect-ratio: 16 / 10;
    /* On a phone in landscape the back button stays visible. */
    max-height: calc(100dvh - 4.5rem);
    border: 0;
    background: #000;
  }
  & > footer {
    display: flex;
    justify-content: space-between;
    padding: var(--space-1);
  }
  &[data-large],
  &:fullscreen {
    position: fixed;
    inset: 0;
    z-index: 60;
    border-radius: 0;
    & > iframe {
      flex: 1;
      aspect-ratio: auto;
      max-height: none;
    }
  }
`;
