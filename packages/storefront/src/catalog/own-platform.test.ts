import { expect, test } from "vitest";
import { ownPlatform, runsOfficialApp } from "./own-platform.ts";

// R-CAT-20
test.each([
  { agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", platform: "windows", app: true },
  { agent: "Mozilla/5.0 (Linux; Android 15; Pixel 9)", platform: "android", app: true },
  { agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", platform: "ios", app: false },
  { agent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", platform: "mac", app: false },
  { agent: "Mozilla/5.0 (X11; Linux x86_64)", platform: null, app: false },
])("$agent is $platform, offered the app: $app", ({ agent, platform, app }) => {
  expect(ownPlatform(agent)).toBe(platform);
  expect(runsOfficialApp(ownPlatform(agent))).toBe(app);
});

test("an iPad that calls itself a Mac has a touch screen", () => {
  expect(ownPlatform("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe("ios");
});
