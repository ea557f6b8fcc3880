import { expect, test } from "vitest";
import { chooseCoding } from "./content-coding.ts";

test.each([
  { header: undefined, is: "identity" },
  { header: "", is: "identity" },
  { header: "gzip", is: "gzip" },
  { header: "GZIP", is: "gzip" },
  { header: "x-gzip", is: "gzip" },
  { header: "gzip, deflate, br, zstd", is: "br" },
  { header: "br;q=0, gzip", is: "gzip" },
  { header: "br; q=0.0, gzip;q=0.1", is: "gzip" },
  { header: "br;q=0.2, gzip;q=0.8", is: "gzip" },
  { header: "br;q=0.5, identity", is: "identity" },
  { header: "*", is: "br" },
  { header: "*;q=0.5, gzip", is: "gzip" },
  { header: "br;q=0, *", is: "gzip" },
  { header: "deflate", is: "identity" },
  { header: "brotli, gzipped", is: "identity" },
  { header: "gzip;q=0, br;q=0", is: "identity" },
  { header: "identity;q=0, gzip;q=0.1", is: "gzip" },
  { header: "identity;q=0", is: null },
  { header: "*;q=0", is: null },
  { header: "*;q=0, identity;q=0.1", is: "identity" },
  { header: ";;,q=1,", is: "identity" },
])("Accept-Encoding: $header selects $is", ({ header, is }) => {
  expect(chooseCoding(header)).toBe(is);
});

test("an unavailable encoding is never selected", () => {
  expect(chooseCoding("br, gzip", ["gzip"])).toBe("gzip");
  expect(chooseCoding("br", [])).toBe("identity");
});
