import { useEffect, useRef, type PointerEvent } from "react";
import { styled } from "styled-components";

/**
 * One picture of the gallery, shown whole or enlarged. Enlarged it scrolls: with fingers, wheel and arrow keys by
 * itself, with a mouse also by dragging. A double click enlarges it where it was clicked.
 */
export function ZoomedPicture({
  src,
  preview,
  alt,
  isShown,
  zoom,
  onToggle,
}: {
  src: string;
  /** A smaller version, shown until the picture has loaded. */
  preview: string;
  alt: string;
  isShown: boolean;
  zoom: number;
  onToggle: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  /** The fixed point while zooming, as fractions of the picture. */
  const centre = useRef(MIDDLE);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    current.scrollTo({
      left: centre.current.x * current.scrollWidth - current.clientWidth / 2,
      top: centre.current.y * current.scrollHeight - current.clientHeight / 2,
    });
    centre.current = MIDDLE;
    // The arrow keys scroll the focused element.
    if (isShown && zoom > 1) current.focus({ preventScroll: true });
  }, [zoom, isShown]);
  const drag = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    box.current?.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <Box
      ref={box}
      tabIndex={zoom > 1 ? 0 : -1}
      inert={!isShown}
      data-zoomed={zoom > 1 || undefined}
      onPointerMove={drag}
      onDoubleClick={({ clientX, clientY, currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        centre.current = { x: (clientX - left) / width, y: (clientY - top) / height };
        onToggle();
      }}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        loading={isShown ? "eager" : "lazy"}
        style={{
          width: `${zoom * 100}%`,
          height: `${zoom * 100}%`,
          backgroundImage: isShown ? `url("${preview}")` : undefined,
        }}
      />
    </Box>
  );
}

const MIDDLE = { x: 0.5, y: 0.5 };

const Box = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  scroll-snap-align: center;
  cursor: zoom-in;
  &[data-zoomed] {
    overflow: auto;
    cursor: grab;
    &:active {
      cursor: grabbing;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > img {
    max-width: none;
    object-fit: contain;
    background: center / contain no-repeat;
  }
`;
