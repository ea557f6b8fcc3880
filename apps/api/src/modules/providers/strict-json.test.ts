import { expect, test } from "vitest";
import { strictObject } from "./strict-json.ts";

const read = (text: string) => strictObject(new TextEncoder().encode(text));

test("an object is read, with any text in its strings", () => {
  const text = String.raw`{"a":{"id":1},"b":[{"id":2},{"id":3}],"c":"{\"id\":\"id\"} } \\","":""}`;
  expect(read(text)).toEqual(JSON.parse(text));
});

// R-PAY-21
test.each([
  '{"id":1,"id":2}',
  '{"id":1, "i\\u0064" : 1}',
  '{"a":[{"x":{"id":1,"b":{},"id":2}}]}',
  '{"__proto__":1,"__proto__":2}',
])("%s names a key twice and is not read", (text) => {
  expect(read(text)).toBeNull();
});

test.each(["", "null", "[]", '"text"', "1", "{", '{"a":1}x', "\uFEFF{}"])("%j is no object", (text) => {
  expect(read(text)).toBeNull();
});

test("bytes that are not UTF-8 are not read", () => {
  expect(strictObject(Buffer.from('{"a":"\xff"}', "latin1"))).toBeNull();
});
