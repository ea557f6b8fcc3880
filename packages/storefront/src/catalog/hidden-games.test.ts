import type { MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { expect, test } from "vitest";
import { isHiddenFrom } from "./hidden-games.ts";

const game = { tag_id: ["romance", "horror"], content_warning: ["violence"] };

const playerHiding = (hidden_tag_id: string[], hidden_content_warning: string[]) => ({
  // Other fields of a player are not read.
  me: {
    store_preference: { liked_tag_id: [], hidden_tag_id, hidden_content_warning },
  } as unknown as MeFieldsFragment,
});

// R-CAT-11
test.each([
  { says: "an unknown visitor hides nothing", viewer: { me: null }, is: false },
  { says: "a player without hidden words sees everything", viewer: playerHiding([], []), is: false },
  { says: "a hidden tag hides the card", viewer: playerHiding(["horror"], []), is: true },
  { says: "a hidden content warning hides the card", viewer: playerHiding([], ["violence"]), is: true },
  { says: "other words do not", viewer: playerHiding(["sea"], ["alcohol"]), is: false },
])("$says", ({ viewer, is }) => {
  expect(isHiddenFrom(viewer, game)).toBe(is);
});
