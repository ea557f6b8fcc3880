import { handOver } from "@catnip/site/document/early-input.ts";
import { Skeleton } from "@catnip/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { KEPT_SHELF_ID } from "./kept-shelf-script.ts";

/**
 * In place of a shelf that is being loaded: the library as the API has answered early (R-WEB-78), or a
 * placeholder. Its links work by themselves; a button that is pressed is pressed in the real library once that is there,
 * and that takes over the keyboard's focus (R-WEB-32).
 *
 * @param props.isLibrary false: another shelf
 */
export function KeptShelf({ isLibrary }: { isLibrary: boolean }) {
  const [markup] = useState(() => (typeof document !== "undefined" && isLibrary ? shownShelf() : ""));
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
      <Placeholder>
        <Skeleton height="20rem" />
      </Placeholder>
    </>
  );
}

/** What scripts of the page have put there before React came; whatever waits next shows it, too. */
const shownShelf = () => document.getElementById(KEPT_SHELF_ID)?.innerHTML ?? "";

const Placeholder = styled.div``;
const Kept = styled.div`
  &:not(:empty) ~ ${Placeholder} {
    display: none;
  }
`;
