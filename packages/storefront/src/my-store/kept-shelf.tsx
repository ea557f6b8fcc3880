import { handOver } from "@catnip/site/document/early-input.ts";
import { useNonce } from "@catnip/site/http/nonce.ts";
import { Skeleton } from "@catnip/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { keptShelf } from "./keep-shelf.ts";
import { KEPT_SHELF_ID, KEPT_SHELF_SCRIPT } from "./kept-shelf-script.ts";

/**
 * In place of a shelf that is being loaded: the library as it was last (R-WEB-76), as the API has answered early (R-WEB-78), or a
 * placeholder. Its links work by themselves; a button that is pressed is pressed in the real library once that is there,
 * and that takes over the keyboard's focus (R-WEB-32).
 *
 * @param props.isLibrary false: another shelf, of which nothing is remembered
 */
export function KeptShelf({ isLibrary }: { isLibrary: boolean }) {
  const nonce = useNonce();
  const [markup] = useState(() =>
    typeof document !== "undefined" && isLibrary ? shownShelf() || keptShelf() : "",
  );
  const pressed = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shelf = place.current;
    return () => {
      if (shelf) handOver(shelf, pressed.current);
    };
  }, []);
  return (
    <>
      <Kept
        ref={place}
        id={KEPT_SHELF_ID}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
        onClick={({ target }) => {
          pressed.current = (target as Element).closest("button");
        }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: KEPT_SHELF_SCRIPT }}
      />
      <Placeholder>
        <Skeleton height="20rem" />
      </Placeholder>
    </>
  );
}

/** What scripts of the page have put there before React came; whatever waits next shows it, too. */
const shownShelf = () => document.getElementById(KEPT_SHELF_ID)?.innerHTML;

const Placeholder = styled.div``;
const Kept = styled.div`
  &:not(:empty) ~ ${Placeholder} {
    display: none;
  }
`;
