import { expect, test } from "vitest";
import { classifyProblem, type ClassifyDraft } from "./index.ts";

const name = (lang: string, value = "Slow burn", key = "name") => ({ lang, key, value });
const entry = (changes: Partial<ClassifyDraft> = {}): ClassifyDraft => ({
  namespace: "tags",
  id: "slow-burn",
  t: [name("en-US")],
  ...changes,
});

// R-CAT-45
test.each<[string, Partial<ClassifyDraft>, string | null]>([
  ["a tag", {}, null],
  ["a content warning", { namespace: "content-warnings", id: "violence" }, null],
  ["names in several languages, in any case", { t: [name("en-us"), name("ja-JP", "じれじれ")] }, null],
  ["forty emoji are forty characters", { t: [name("en-US", "🐈".repeat(40))] }, null],
  ["a list of the product", { namespace: "platforms" }, "namespace"],
  ["capitals in the id", { id: "Slow-burn" }, "id"],
  ["the prefix of another list in the id", { id: "warning/violence" }, "id"],
  ["a hyphen at its end", { id: "slow-" }, "id"],
  ["no id", { id: "" }, "id"],
  ["a very long id", { id: "x".repeat(56) }, "id"],
  ["no name", { t: [] }, "t"],
  ["no English name", { t: [name("ja-JP")] }, "t"],
  ["two names in one language", { t: [name("en-US"), name("en-us", "Slow")] }, "t"],
  ["a language that the shop does not have", { t: [name("en-US"), name("it-IT")] }, "t"],
  ["another key", { t: [name("en-US", "Slow burn", "brief")] }, "t"],
  ["an invisible name", { t: [name("en-US", " \u200b")] }, "t"],
  ["a name of 41 characters", { t: [name("en-US", "x".repeat(41))] }, "t"],
])("an entry with %s", (_says, changes, problem) => {
  expect(classifyProblem(entry(changes))).toBe(problem);
});
