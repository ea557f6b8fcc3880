import { expect, test } from "vitest";
import { looksLikeAd, passableNames } from "./passable-names.ts";

// R-WEB-84
test.each([
  ["assets/banner-facts-Bq3x_9Za.js", true],
  ["assets/send-visit-Dk2l-81s.js", true],
  ["assets/app-banner.js", true],
  ["assets/pay-visit.route-C0ffee12.js", true],
  ["assets/traffic/log-C0ffee12.js", true],
  ["ads/cover.jpg", true],
  ["assets/slide-facts-Bq3x_9Za.js", false],
  ["assets/statement.route-C0ffee12.js", false],
  ["assets/load-shadow-C0ffee12.js", false],
  // A hash may contain such a word by chance; no rule matches it.
  ["assets/home-zz-ad-zz.js", false],
  ["assets/de-DE-zz-ad-zz/first-C0ffee12.js", false],
  ["assets/de-DE-uJyyQgUY/first-C0ffee12.js", false],
])("%s is blocked as an ad: %s", (file, isBlocked) => {
  expect(looksLikeAd(file)).toBe(isBlocked);
});

// R-WEB-84
test("a file with such a name fails the build", () => {
  const { generateBundle } = passableNames;
  if (typeof generateBundle !== "function") throw new Error("It looks at the bundle");
  const names = (...files: string[]) => Object.fromEntries(files.map((file) => [file, {}]));
  const said: string[] = [];
  const context = { error: (why: string) => said.push(why) };
  const look = generateBundle as unknown as (this: typeof context, options: object, bundle: object) => void;
  look.call(context, {}, names("assets/home-C0ffee12.js"));
  expect(said).toEqual([]);
  look.call(context, {}, names("assets/home-C0ffee12.js", "assets/app-banner-C0ffee12.js"));
  expect(said).toEqual([expect.stringContaining("assets/app-banner-C0ffee12.js: rename")]);
});
