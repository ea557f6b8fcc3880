import { expect, test } from "vitest";
import { formFields } from "./form-fields.server.ts";

const posted = (body: string, type: string) =>
  formFields(
    new Request("http://pay.localhost:4000/", { method: "POST", body, headers: { "content-type": type } }),
  );

test("a form yields its fields", async () => {
  expect((await posted("data=abc", "application/x-www-form-urlencoded")).get("data")).toBe("abc");
});

test.each([
  ["JSON", "{}", "application/json"],
  ["text", "data=abc", "text/plain"],
  ["parts without a boundary", "x", "multipart/form-data"],
  ["malformed parts", "--x\r\nhello", "multipart/form-data; boundary=x"],
  ["an empty body", "", "application/json"],
])("%s yields an empty form", async (_says, body, type) => {
  expect([...(await posted(body, type))]).toEqual([]);
});
