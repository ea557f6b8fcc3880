import { expect, test } from "vitest";
import { toggled } from "./preference.ts";

const NONE = { liked_tag_id: [], hidden_tag_id: [], hidden_content_warning: [], hidden_author_uuid: [] };

// R-CAT-11
test("a word is added to its list, and removed again", () => {
  const hidden = toggled(NONE, "hidden_content_warning", "blood");
  expect(hidden).toEqual({ ...NONE, hidden_content_warning: ["blood"] });
  expect(toggled(hidden, "hidden_content_warning", "blood")).toEqual(NONE);
});

// R-CAT-11
test("the latest choice decides: a tag is either liked or hidden", () => {
  const liked = toggled(NONE, "liked_tag_id", "cats");
  const hidden = toggled(liked, "hidden_tag_id", "cats");
  expect(hidden).toEqual({ ...NONE, hidden_tag_id: ["cats"] });
  expect(toggled(hidden, "liked_tag_id", "cats")).toEqual(liked);
});
