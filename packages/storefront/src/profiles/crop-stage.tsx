import { Stack } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { styled } from "styled-components";
import { cropSquare, dragged, keptInside, ZOOM_MAX, type Crop } from "./crop.ts";

/** The window's resolution, in px. */
const WINDOW = 512;
/** An arrow key moves the picture by this part of the window. */
const STEP = 1 / 20;

const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The picture behind a round window: dragged or moved by arrow keys, enlarged by the slider. */
export function CropStage({
  bitmap,
  crop,
  onCrop,
}: {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}) {
  const { t } = useLingui();
  const zoomId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { left, top, side } = cropSquare(bitmap, crop);
    const paper = canvas.current?.getContext("2d");
    paper?.clearRect(0, 0, WINDOW, WINDOW);
    paper?.drawImage(bitmap, left, top, side, side, 0, 0, WINDOW, WINDOW);
  }, [bitmap, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const by = { x: event.movementX, y: event.movementY };
    onCrop(dragged(bitmap, crop, by, event.currentTarget.clientWidth));
  };
  const step = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onCrop(dragged(bitmap, crop, by, 1));
  };
  return (
    <Stack gap={3}>
      <Window
        ref={canvas}
        width={WINDOW}
        height={WINDOW}
        role="application"
        tabIndex={0}
        aria-label={t`Part of the picture. Move it with the arrow keys.`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      />
      <Zoom>
        <label htmlFor={zoomId}>{t({ message: "Zoom", comment: "Slider that enlarges a picture" })}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            onCrop(keptInside(bitmap, { ...crop, zoom: event.currentTarget.valueAsNumber }))
          }
        />
      </Zoom>
    </Stack>
  );
}

const Window = styled.canvas`
  justify-self: center;
  width: min(100%, 16rem);
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--sunken);
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
`;
const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  & > input {
    flex: 1;
    min-height: var(--target);
    accent-color: var(--accent);
  }
`;
