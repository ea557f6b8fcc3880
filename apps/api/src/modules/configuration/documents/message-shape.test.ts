import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { compileOverride, MessageProblem } from "./message-shape.ts";

const files = "{count, plural, one {# file} other {# files}}";

describe("overrides that fit", () => {
  test.each([
    { source: "Search games", override: "Spiele suchen" },
    { source: "Hello {name}", override: "{name}, hallo" },
    { source: "Read <0>the terms</0> and <1/>", override: "<1/> und <0>die Bedingungen</0>" },
    { source: files, override: "{count, plural, one {# Datei} other {# Dateien}}" },
    { source: files, override: "{count, plural, other {# 个文件}}" },
    { source: files, override: "{count} 个文件" },
    { source: files, override: "{count, plural, =0 {keine} one {eine} other {#}}" },
    { source: "{who, select, a {A} other {B}}", override: "{who, select, other {alle}}" },
    { source: "It's 5 o'clock", override: "Es ist 5 Uhr" },
    { source: "Up to {percent, number, percent}", override: "Bis {percent, number, percent}" },
    { source: "Two\nlines", override: "Zwei\nZeilen" },
  ])("$override for $source", ({ source, override }) => {
    const i18n = setupI18n({ locale: "de", messages: { de: { id: compileOverride(source, override) } } });
    expect(i18n._("id", { name: "Mika", count: 2, who: "a", percent: 0.5 })).not.toMatch(/[{}#]/);
  });
});

// R-LNG-9
describe("overrides that do not fit", () => {
  test.each([
    { says: "lose a placeholder", source: "Hello {name}", override: "Hallo" },
    { says: "rename a placeholder", source: "Hello {name}", override: "Hallo {vorname}" },
    { says: "add a placeholder", source: "Hello", override: "Hallo {name}" },
    {
      says: "pluralise something that is not a number",
      source: "Hello {name}",
      override: "{name, plural, other {#}}",
    },
    { says: "format something that is not a number", source: "Hello {name}", override: "{name, number}" },
    { says: "lack the case `other`", source: files, override: "{count, plural, one {eine}}" },
    { says: "lose a link", source: "Read <0>the terms</0>", override: "Lies die Bedingungen" },
    { says: "add a link", source: "Read", override: "<0>Lies</0>" },
    { says: "leave a link unclosed", source: "Read <0>the terms</0>", override: "Lies <0>die Bedingungen" },
    { says: "close a link that is not open", source: "Read <0>the terms</0>", override: "Lies </0>die<0>" },
    { says: "interleave their links", source: "<0>a</0> <1>b</1>", override: "<0>a<1>b</0></1>" },
    { says: "contain HTML", source: "Read", override: "<b>Lies</b>" },
    { says: "contain a script", source: "Read", override: "<script>alert(1)</script>" },
    { says: "contain half a tag", source: "Read", override: "Lies <img" },
    { says: "hide HTML in a case", source: files, override: "{count, plural, other {<img src=x>}}" },
    { says: "cannot be parsed", source: "Read", override: "{Lies" },
    { says: "replace a message that cannot be parsed", source: "{Read", override: "Lies" },
  ])("because they $says", ({ source, override }) => {
    expect(() => compileOverride(source, override)).toThrow(MessageProblem);
  });
});
