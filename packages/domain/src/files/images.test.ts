import { expect, test } from "vitest";
import { avatarFileName, avatarUrl, imageUploadProblem } from "./index.ts";

// R-UPL-1
test.each([
  { file: { name: "cat.png" }, problem: null },
  { file: { name: "Cat.JPEG" }, problem: null },
  { file: { name: "my.cat.jpg" }, problem: null },
  { file: { name: "cat.svg" }, problem: "not-an-image" },
  { file: { name: "cat.png.exe" }, problem: "not-an-image" },
  { file: { name: "png" }, problem: "not-an-image" },
  { file: { name: ".png" }, problem: "not-an-image" },
  { file: null, problem: "file-required" },
  { file: undefined, problem: "file-required" },
])("uploading $file.name: $problem", ({ file, problem }) => {
  expect(imageUploadProblem(file)).toBe(problem);
});

// R-UPL-3
test("an avatar is named after its type, and its address carries the upload time", () => {
  expect(avatarFileName(".png")).toBe("avatar.png");
  expect(avatarUrl("https://cdn.test/a/avatar.png", 1_700)).toBe("https://cdn.test/a/avatar.png?t=1700");
  expect(avatarUrl("https://cdn.test/avatar.png?w=80", 1_700)).toBe(
    "https://cdn.test/avatar.png?w=80&t=1700",
  );
});
