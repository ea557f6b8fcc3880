import { expect, test } from "vitest";
import { filesInZip } from "./zip-files.ts";

/** Archives by Python's `zipfile`: two files whose names are GBK, a thousand zeros, and one name twice. */
const BILL =
  "UEsDBBQAAAAIAABIYlzWz3j+DgAAAAwAAAAqAAAAMjA4ODAwMDAwMDAwMDAwMDAxNTZfMjAyNjAzMDFf0rXO8cP3z7guY3N2U756etfRxbuiDWN5uQBQSwMEFAAAAAgAAEhiXDliK/YIAAAABgAAADAAAAAyMDg4MDAwMDAwMDAwMDAwMDE1Nl8yMDI2MDMwMV/Stc7xw/fPuCi749fcKS5jc3bbdX7PMV4uAFBLAQIUAxQAAAAIAABIYlzWz3j+DgAAAAwAAAAqAAAAAAAAAAAAAACAAQAAAAAyMDg4MDAwMDAwMDAwMDAwMDE1Nl8yMDI2MDMwMV/Stc7xw/fPuC5jc3ZQSwECFAMUAAAACAAASGJcOWIr9ggAAAAGAAAAMAAAAAAAAAAAAAAAgAFWAAAAMjA4ODAwMDAwMDAwMDAwMDAxNTZfMjAyNjAzMDFf0rXO8cP3z7gou+PX3CkuY3N2UEsFBgAAAAACAAIAtgAAAKwAAAAAAA==";
const ZEROS =
  "UEsDBBQAAAAIAFkpd12DmV+oCwAAAOgDAAAFAAAAYS5jc3YzMBgFo2AUDHcAAFBLAQIUAxQAAAAIAFkpd12DmV+oCwAAAOgDAAAFAAAAAAAAAAAAAACAAQAAAABhLmNzdlBLBQYAAAAAAQABADMAAAAuAAAAAAA=";
const TWICE =
  "UEsDBBQAAAAIAFkpd12379yDAwAAAAEAAAAFAAAAYS5jc3YzBABQSwMEFAAAAAgAWSl3XQ2+1RoDAAAAAQAAAAUAAABhLmNzdjMCAFBLAQIUAxQAAAAIAFkpd12379yDAwAAAAEAAAAFAAAAAAAAAAAAAACAAQAAAABhLmNzdlBLAQIUAxQAAAAIAFkpd10NvtUaAwAAAAEAAAAFAAAAAAAAAAAAAACAASYAAABhLmNzdlBLBQYAAAAAAgACAGYAAABMAAAAAAA=";

const all = () => true;
const bytesOf = (archive: string) => Buffer.from(archive, "base64");
const changed = (archive: string, at: number, ...bytes: readonly number[]) => {
  const copy = bytesOf(archive);
  copy.set(bytes, at < 0 ? copy.length + at : at);
  return copy;
};

// R-SET-6
test("the wanted file of an archive is found by its name in GBK", async () => {
  const files = await filesInZip(bytesOf(BILL), (name) => name.endsWith("业务明细.csv"));
  expect(files?.map(({ name }) => name)).toEqual(["20880000000000000156_20260301_业务明细.csv"]);
  expect(new TextDecoder("gbk").decode(files?.[0]?.bytes)).toBe("#账号：[1]\r\n");
});

// R-SET-6
test("an archive that unpacks to more than is allowed is refused", async () => {
  expect(await filesInZip(bytesOf(ZEROS), all, 1_000)).toHaveLength(1);
  expect(await filesInZip(bytesOf(ZEROS), all, 999)).toBeNull();
});

const [DIRECTORY, END] = [-73, -22];
// R-SET-6
test.each([
  ["nothing", Buffer.alloc(0)],
  ["no archive", Buffer.from("<html>")],
  ["half of one", bytesOf(ZEROS).subarray(0, 60)],
  ["another checksum than its content's", changed(ZEROS, DIRECTORY + 16, 1, 2, 3, 4)],
  ["a size that is too small", changed(ZEROS, DIRECTORY + 24, 10, 0)],
  ["a file that is encrypted", changed(ZEROS, DIRECTORY + 8, 1)],
  ["hundreds of files, as it says", changed(ZEROS, END + 8, 0, 1, 0, 1)],
  ["one name twice", bytesOf(TWICE)],
])("an archive that is or has %s is refused", async (_what, archive) => {
  expect(await filesInZip(archive, all)).toBeNull();
});
