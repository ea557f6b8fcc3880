import { media, Skeleton } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";
import type Panels from "./own-panels.tsx";

/** The player's own panels, first on their Home (R-CAT-42). The HTML reserves their space; guests do not see it. */
export function OwnHome() {
  const { t } = useLingui();
  const isPlayer = useViewerFact(({ status }) => status === "player");
  return (
    <Room data-for="player" aria-label={t({ message: "For you", comment: "A player's own part of Home" })}>
      {isPlayer ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <OwnPanels />
        </Suspense>
      ) : (
        <Skeleton height="100%" />
      )}
    </Room>
  );
}

// Only players load its code. If it cannot be loaded, the rest of the page stays.
const OwnPanels = lazy<typeof Panels>(async () => {
  const loaded = await import("./own-panels.tsx").catch(() => undefined);
  return { default: loaded?.default ?? (() => <></>) };
});

const Room = styled.section`
  height: 21rem;
  margin-top: var(--space-6);
  ${media.phoneSmall} {
    /* Three lines about each game. */
    height: 24rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;
