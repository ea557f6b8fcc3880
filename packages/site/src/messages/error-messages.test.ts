import { readFileSync } from "node:fs";
import { ERROR_CODES } from "@catnip/domain/errors";
import { faultOf } from "@catnip/sdk";
import { expect, test } from "vitest";
import { errorText } from "./error-messages.ts";

// R-ERR-1
test("every code of the catalog has a message, and an unknown one gets that of 9999", () => {
  for (const code of ERROR_CODES) expect(errorText(code).id).toMatch(/^\S+$/);
  expect(errorText("no/such-code")).toBe(errorText("9999"));
  expect(errorText(null)).toBe(errorText("9999"));
});

test.each([
  ["zh-CN", "有内容缺失或不符合要求，请检查你的输入。"],
  ["ja-JP", "入力に不足または誤りがあります。内容をご確認ください。"],
])("a value unknown to the API is reported in %s", (locale, sentence) => {
  const { code } = faultOf([
    {
      message: `Variable "$action_type" got invalid value "nothing"; Expected type AccountAction.`,
      extensions: { code: "input/invalid", facts: { field: "action_type" } },
    },
  ]);
  const catalog = readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), "utf8");
  expect(catalog).toContain(`msgid "${errorText(code).message}"\nmsgstr "${sentence}"`);
});
