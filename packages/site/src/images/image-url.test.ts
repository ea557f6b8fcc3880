import { expect, test } from "vitest";
import { imageUrl } from "./image-url.ts";

test("pictures are requested in the displayed width", () => {
  expect(imageUrl("http://cdn.test/images/abc/{width}.webp", 320)).toBe(
    "http://cdn.test/images/abc/320.webp",
  );
});
