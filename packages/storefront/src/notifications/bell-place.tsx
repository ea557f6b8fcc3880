import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";

/** The bell's slot in the header. Its space is reserved for players; the bell itself is loaded for players only. */
export function BellPlace() {
  const isPlayer = useViewerFact(({ status }) => status === "player");
  return (
    <Place data-for="player">
      {isPlayer && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </Place>
  );
}

const Bell = lazy(() => import("./bell.tsx"));

const Place = styled.span`
  flex: none;
  width: var(--target);
  height: var(--target);
`;
