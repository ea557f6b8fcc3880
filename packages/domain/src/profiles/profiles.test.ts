import { describe, expect, test } from "vitest";
import {
  canConfirmMetadata,
  checkMetadata,
  countryOfLocale,
  countryRefusal,
  guessCountry,
  needsCountry,
} from "./index.ts";

describe("an entry of one's own in the profile", () => {
  test.each([
    { says: "a link", draft: { name: "Site", type: "url", value: "https://example.test" } },
    { says: "a line", draft: { name: "Mood", type: "string", value: "purring" } },
    { says: "a longer text", draft: { name: "About", type: "textarea", value: "a\nb" } },
  ])("$says is saved", ({ draft }) => {
    expect(checkMetadata(draft)).toEqual({ item: draft });
  });

  test("spaces around name and value are not saved", () => {
    expect(checkMetadata({ name: " Mood ", type: "string", value: " purring " })).toEqual({
      item: { name: "Mood", type: "string", value: "purring" },
    });
  });

  test.each([
    { says: "an empty name", draft: { name: "  ", type: "string", value: "x" }, problem: "name-empty" },
    { says: "an empty value", draft: { name: "Mood", type: "string", value: " \n" }, problem: "value-empty" },
    { says: "an unknown type", draft: { name: "Mood", type: "html", value: "x" }, problem: "type-unknown" },
    {
      says: "a link that is none",
      draft: { name: "Site", type: "url", value: "javascript:alert(1)" },
      problem: "url-invalid",
    },
  ])("$says is not saved", ({ draft, problem }) => {
    expect(checkMetadata(draft)).toEqual({ problem });
  });

  test("Confirm waits for a name", () => {
    expect(canConfirmMetadata({ name: " " })).toBe(false);
    expect(canConfirmMetadata({ name: "Mood" })).toBe(true);
  });
});

describe("the country of residence", () => {
  const countries = ["JP", "TW", "US"];

  test.each([
    { says: "the network's word comes first", lookedUp: "jp", locale: "zh-TW", is: "JP" },
    { says: "else the locale's suffix", lookedUp: null, locale: "zh-TW", is: "TW" },
    { says: "a country not on the list is passed over", lookedUp: "AQ", locale: "zh-TW", is: "TW" },
    { says: "nonsense is passed over", lookedUp: "unknown", locale: "en-US", is: "US" },
    { says: "without either nothing is guessed", lookedUp: undefined, locale: "de-DE", is: null },
  ])("guessing: $says", ({ lookedUp, locale, is }) => {
    expect(guessCountry(lookedUp, locale, countries)).toBe(is);
  });

  test("a locale without a suffix suggests no country", () => {
    expect(countryOfLocale("ja")).toBeNull();
    expect(countryOfLocale("ja-JP")).toBe("JP");
  });

  test("only a signed-in user without a country is asked", () => {
    expect(needsCountry(null)).toBe(false);
    expect(needsCountry({ country: null })).toBe(true);
    expect(needsCountry({ country: "JP" })).toBe(false);
  });

  test.each([
    { says: "it can be set once", current: null, wanted: "JP", refusal: null },
    { says: "it cannot be changed", current: "JP", wanted: "US", refusal: "profile/country-already-set" },
    { says: "setting the same again is harmless", current: "JP", wanted: "jp", refusal: null },
    { says: "a country not on the list is refused", current: null, wanted: "AQ", refusal: "input/invalid" },
    { says: "nonsense is refused", current: null, wanted: "J", refusal: "input/invalid" },
  ])("$says", ({ current, wanted, refusal }) => {
    expect(countryRefusal(current, wanted, countries)).toBe(refusal);
  });
});
