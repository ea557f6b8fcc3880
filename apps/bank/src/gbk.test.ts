import { expect, test } from "vitest";
import { gbk } from "./gbk.ts";

test("texts are written in GBK as iconv writes them", () => {
  expect(gbk("猫薄荷旗舰店，业务").toString("hex")).toBe("c3a8b1a1bac9c6ecbda2b5eaa3acd2b5cef1");
  expect(gbk("Top-up 1\t,\r\n").toString("latin1")).toBe("Top-up 1\t,\r\n");
  expect(() => gbk("🐈")).toThrow("GBK has no");
});
