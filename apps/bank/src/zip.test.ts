import { expect, test } from "vitest";
import { gbk } from "./gbk.ts";
import { zipOf } from "./zip.ts";

test("an archive has the bytes that Python's zipfile writes, when told the same times and system", () => {
  const archive = zipOf([{ name: gbk("业务明细.csv"), content: gbk("#账号：[1]\r\n") }]);
  expect(archive.toString("hex")).toBe(VECTOR);
});

const VECTOR =
  "504b030414000000080000002100d6cf78fe0e0000000c0000000c000000d2b5cef1c3f7cfb82e63737653be7a7ad7d1c5bba20d6379b900504b0102140014000000080000002100d6cf78fe0e0000000c0000000c0000000000000000000000000000000000d2b5cef1c3f7cfb82e637376504b050600000000010001003a000000380000000000";
