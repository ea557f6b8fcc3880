import { expect, test } from "vitest";
import { isolationOf } from "./isolation.ts";

// R-PLY-13
test("a game with threads starts in an isolated page, which is loaded once, never in a circle", () => {
  const page = "/store/7/fullscreen";
  expect(isolationOf(true, "/store/7", page)).toBe("ready");
  expect(isolationOf(false, "/store/7", page)).toBe("reload");
  expect(() => isolationOf(false, page, page)).toThrow(
    expect.objectContaining({ code: "render/no-threads" }),
  );
});
