import { expect, test } from "vitest";
import { imageUrl } from "./image-url.ts";

test("pictures are asked for in the width that is shown", () => {
  expect(imageUrl("http://cdn.test/images/abc/{width}.webp", 320)).toBe(
    "http://cdn.test/images/abc/320.webp",
  );
});
