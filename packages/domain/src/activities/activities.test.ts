import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ACTIVITY_TYPES,
  PLAY_SLOT_MINUTES,
  PLAY_SLOT_MS,
  playSlotMs,
  visibleActivityTypes,
} from "./index.ts";

// R-ACT-2
test.each([
  { says: "everything", show_activity: true, show_play_time: true, sees: ACTIVITY_TYPES },
  {
    says: "everything but play time",
    show_activity: true,
    show_play_time: false,
    sees: ["store_like", "store_comment", "user_followed", "comment"],
  },
  { says: "nothing at all", show_activity: false, show_play_time: true, sees: [] },
])("visibility to others: $says", ({ sees, ...toggles }) => {
  expect(visibleActivityTypes(toggles)).toEqual(sees);
});

// R-PLY-5
test("a slot lasts five minutes", () => {
  expect([PLAY_SLOT_MINUTES, PLAY_SLOT_MS]).toEqual([5, 300_000]);
  expect(playSlotMs("2026-03-01T12:04:59.999Z")).toBe(Date.parse("2026-03-01T12:00:00Z"));
  expect(playSlotMs("2026-03-01T12:05:00Z")).toBe(Date.parse("2026-03-01T12:05:00Z"));
});

test("every moment falls into one slot, and mapping a slot's start to its slot is idempotent", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (now) => {
      const slot = playSlotMs(now);
      expect(slot).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime() - slot).toBeLessThan(PLAY_SLOT_MS);
      expect(playSlotMs(slot)).toBe(slot);
    }),
  );
});
