import type { Locator } from "@playwright/test";

/** Where something floats, in px of the window. */
export async function centreOf(thing: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags it with the mouse. */
export async function drags(thing: Locator, by: { x: number; y: number }): Promise<void> {
  const { mouse } = thing.page();
  // Once nothing that is just closing lies above it.
  await thing.hover();
  const { x, y } = await centreOf(thing);
  await mouse.down();
  await mouse.move(x + by.x, y + by.y, { steps: 4 });
  await mouse.up();
}
