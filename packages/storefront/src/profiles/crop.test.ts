import { expect, test } from "vitest";
import { CENTRED, cropSquare, dragged, keptInside, ZOOM_MAX } from "./crop.ts";

const WIDE = { width: 400, height: 200 };

test("at first the middle of the picture is shown, as much as fits", () => {
  expect(cropSquare(WIDE, CENTRED)).toEqual({ left: 100, top: 0, side: 200 });
});

test("zooming shows less of the picture", () => {
  expect(cropSquare(WIDE, { ...CENTRED, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test("dragging to the right shows what is left of it, as far as the picture goes", () => {
  const once = dragged(WIDE, CENTRED, { x: 50, y: 0 }, 200);
  expect(cropSquare(WIDE, once)).toEqual({ left: 50, top: 0, side: 200 });
  const far = dragged(WIDE, CENTRED, { x: 5_000, y: 300 }, 200);
  expect(cropSquare(WIDE, far)).toEqual({ left: 0, top: 0, side: 200 });
});

test.each([
  [400, 200, 0, 0, 1],
  [200, 400, 1, 1, 3],
  [80, 80, -1, 2, 9],
  [4_000, 81, 0.5, 0.99, 0],
  [333, 777, 0.001, 0.999, 1.37],
])("the window never leaves a picture of %i × %i at %d, %d, zoom %d", (width, height, x, y, zoom) => {
  const crop = keptInside({ width, height }, { zoom, x, y });
  const { left, top, side } = cropSquare({ width, height }, crop);
  expect(crop.zoom).toBeGreaterThanOrEqual(1);
  expect(crop.zoom).toBeLessThanOrEqual(ZOOM_MAX);
  expect(left).toBeGreaterThanOrEqual(-0.001);
  expect(top).toBeGreaterThanOrEqual(-0.001);
  expect(left + side).toBeLessThanOrEqual(width + 0.001);
  expect(top + side).toBeLessThanOrEqual(height + 0.001);
});
