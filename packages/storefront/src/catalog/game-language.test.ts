import { expect, test } from "vitest";
import { gameLanguageName } from "./game-language.ts";

test("a game's language is named without its region, unless the region implies another script", () => {
  expect(gameLanguageName("en-us", "en-US")).toBe("English");
  expect(gameLanguageName("zh-cn", "en-US")).toBe("Simplified Chinese");
  expect(gameLanguageName("zh-TW", "en-US")).toBe("Traditional Chinese");
});
