import { ArrowLeftIcon, IconButtonLink } from "@catnip/ui";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { styled } from "styled-components";

/** The whole window, for a game. */
export function Stage({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Nothing scrolls beside a game, so no scrollbar gutter is reserved.
    const { style } = document.documentElement;
    style.scrollbarGutter = "auto";
    return () => void style.removeProperty("scrollbar-gutter");
  }, []);
  return <Ground>{children}</Ground>;
}

/** A link to the game's page: unobtrusive over the game, prominent when hovered or focused. */
export function WayBack({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Corner data-ground="dark">
      {/* A page load: the isolation of this page ends with it. */}
      <IconButtonLink document href={path(`/store/${storeId}`)} label={t`Back to the game's page`} size="s">
        <ArrowLeftIcon />
      </IconButtonLink>
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  top: max(var(--space-2), env(safe-area-inset-top));
  left: max(var(--space-2), env(safe-area-inset-left));
  border-radius: var(--radius-pill);
  background: var(--overlay);
  opacity: 0.65;
  transition: opacity 140ms;
  &:hover,
  &:focus-within {
    opacity: 1;
  }
`;
const Ground = styled.main`
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
