import { describe, expect, test } from "vitest";
import {
  METADATA_NAME_LENGTH_MAX,
  METADATA_VALUE_LENGTH_MAX,
  canConfirmMetadata,
  checkMetadata,
  countryRefusal,
  guessCountry,
  socialLink,
} from "./index.ts";
import { countryOfLocale } from "./country.ts";

// R-PRF-3
describe("a custom profile entry", () => {
  test.each([
    {
      says: "a link",
      draft: { name: "Site", type: "url", value: "https://example.test" },
      url: "https://example.test/",
    },
    { says: "a line", draft: { name: "Mood", type: "string", value: "purring" }, url: null },
    { says: "a longer text", draft: { name: "About", type: "textarea", value: "a\nb" }, url: null },
    {
      says: "a line with a link",
      draft: { name: "Mood", type: "string", value: "purring", url: "https://example.test/mood" },
      url: "https://example.test/mood",
    },
  ])("$says is saved", ({ draft, url }) => {
    expect(checkMetadata(draft)).toEqual({ item: { ...draft, url } });
  });

  test("name and value are trimmed; the default type is a line", () => {
    expect(checkMetadata({ name: " Mood ", value: " purring\r\non " })).toEqual({
      item: { name: "Mood", type: "string", value: "purring on", url: null },
    });
  });

  test.each([
    { says: "an empty name", draft: { name: "  ", type: "string", value: "x" }, problem: "name-empty" },
    { says: "an empty value", draft: { name: "Mood", type: "string", value: " \n" }, problem: "value-empty" },
    { says: "an unknown type", draft: { name: "Mood", type: "html", value: "x" }, problem: "type-unknown" },
    {
      says: "an invalid link",
      draft: { name: "Site", type: "url", value: "javascript:alert(1)" },
      problem: "url-invalid",
    },
    {
      says: "a line with an invalid link",
      draft: { name: "Mood", value: "x", url: "example.test" },
      problem: "url-invalid",
    },
    {
      says: "a name that is too long",
      draft: { name: "x".repeat(METADATA_NAME_LENGTH_MAX + 1), value: "x" },
      problem: "name-too-long",
    },
    {
      says: "a value that is too long",
      draft: { name: "Mood", value: "x".repeat(METADATA_VALUE_LENGTH_MAX + 1) },
      problem: "value-too-long",
    },
  ])("$says is not saved", ({ draft, problem }) => {
    expect(checkMetadata(draft)).toEqual({ problem });
  });

  // R-PRF-9
  test.each([
    { name: " ", value: "", can: false },
    { name: "Mood", value: "", can: false },
    { name: "Mood", value: " \n\u3000", can: false },
    { name: "\u200b", value: "Sleepy", can: false },
    { name: "Mood", value: "Sleepy", can: true },
  ])("Confirm for name $name and value $value: $can", ({ can, ...draft }) => {
    expect(canConfirmMetadata(draft)).toBe(can);
  });
});

// R-PRF-1, R-PRF-2
describe("the country of residence", () => {
  const countries = ["JP", "TW", "US"];

  test.each([
    { says: "the network's country comes first", lookedUp: "jp", locale: "zh-TW", is: "JP" },
    { says: "otherwise the locale's region", lookedUp: null, locale: "zh-TW", is: "TW" },
    { says: "an unlisted country is skipped", lookedUp: "AQ", locale: "zh-TW", is: "TW" },
    { says: "nonsense is skipped", lookedUp: "unknown", locale: "en-US", is: "US" },
    { says: "without either there is no guess", lookedUp: undefined, locale: "de-DE", is: null },
  ])("guessing: $says", ({ lookedUp, locale, is }) => {
    expect(guessCountry(lookedUp, locale, countries)).toBe(is);
  });

  test("a locale without a suffix suggests no country", () => {
    expect(countryOfLocale("ja")).toBeNull();
    expect(countryOfLocale("ja-JP")).toBe("JP");
  });

  test.each([
    { says: "it can be set once", current: null, wanted: "JP", refusal: null },
    { says: "it cannot be changed", current: "JP", wanted: "US", refusal: "profile/country-already-set" },
    { says: "setting the same country again is idempotent", current: "JP", wanted: "jp", refusal: null },
    { says: "an unlisted country is refused", current: null, wanted: "AQ", refusal: "input/invalid" },
    { says: "nonsense is refused", current: null, wanted: "J", refusal: "input/invalid" },
  ])("$says", ({ current, wanted, refusal }) => {
    expect(countryRefusal(current, wanted, countries)).toBe(refusal);
  });
});

// R-PRF-4
describe("a link to a page on another site", () => {
  test.each([
    { site: "google", typed: " https://g.dev/mika ", is: "https://g.dev/mika" },
    {
      site: "facebook",
      typed: "https://www.facebook.com/mika.purrs",
      is: "https://www.facebook.com/mika.purrs",
    },
    { site: "twitter", typed: "https://x.com/mika", is: "https://x.com/mika" },
    { site: "twitter", typed: "HTTPS://Twitter.com/mika", is: "https://twitter.com/mika" },
    { site: "twitter", typed: "http://twitter.com/mika", is: null },
    { site: "twitter", typed: "https://facebook.com/mika", is: null },
    { site: "twitter", typed: "https://twitter.com.evil.test/mika", is: null },
    { site: "twitter", typed: "https://twitter.com@evil.test/mika", is: null },
    { site: "twitter", typed: "https://mika:secret@twitter.com/mika", is: null },
    { site: "twitter", typed: "https://twitter.com:8443/mika", is: null },
    { site: "twitter", typed: "https://tωitter.com/mika", is: null },
    { site: "twitter", typed: "javascript://twitter.com/%0Aalert(1)", is: null },
    { site: "google", typed: "https://www.google.com/url?q=https://evil.test", is: null },
    { site: "google", typed: "https://www.google.com//amp/s/evil.test", is: null },
    { site: "facebook", typed: "https://www.facebook.com/l.php?u=https://evil.test", is: null },
    { site: "facebook", typed: "@mika", is: null },
    { site: "facebook", typed: "", is: null },
  ] as const)("$site: $typed is read as $is", ({ site, typed, is }) => {
    expect(socialLink(site, typed)).toBe(is);
  });
});
