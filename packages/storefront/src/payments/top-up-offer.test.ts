import { expect, test } from "vitest";
import { methodToSuggest } from "./top-up-offer.ts";

// R-PAY-39
test.each([
  [["alipay", "sugoi"], [], "alipay"],
  [["alipay", "sugoi"], ["alipay"], "sugoi"],
  [["alipay", "sugoi"], ["alipay", "sugoi"], "alipay"],
  [[], [], undefined],
])("of %j, of which %j cannot be reached, %s is preselected", (methods, away, suggested) => {
  expect(methodToSuggest({ methods, away })).toBe(suggested);
});
