import { Container } from "@catnip/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { useExclusion } from "./boundaries.ts";

/**
 * A page about something that a visitor may exclude: a game, an author. If they do, a notice replaces it from the first
 * paint on; the player's own items are shown with a note.
 */
export function BoundedPage({
  words,
  isMine,
  children,
}: {
  words: string;
  isMine: boolean;
  children: ReactNode;
}) {
  const why = useExclusion(words);
  return (
    <>
      {why !== "" && (
        <Suspense>
          <ExcludedNotice why={why} isMine={isMine} />
        </Suspense>
      )}
      <Container data-page data-words={words || undefined} data-mine={isMine || undefined}>
        {children}
      </Container>
    </>
  );
}

const ExcludedNotice = lazy(() => import("./excluded-notice.tsx"));
