import { describe, expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

describe("a cookie", () => {
  test.each([
    { says: "among others", header: "a=1; user.specified.language=ja-JP; b=2", value: "ja-JP" },
    { says: "with an equals sign in its value", header: "user.specified.language=a=b", value: "a=b" },
    { says: "that is broken", header: "user.specified.language=%E0%A4%A", value: null },
    { says: "whose name is the suffix of another", header: "xuser.specified.language=ja-JP", value: null },
    { says: "that is missing", header: null, value: null },
  ])("$says is read", ({ header, value }) => {
    expect(readCookie(header, "user.specified.language")).toBe(value);
  });
});
