import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createFileStore } from "./file-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-files-"));
const files = createFileStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// R-DLV-5
test("a file is named by its content hash and can be read in whole or in part", async () => {
  const content = Buffer.from("a quiet harbour");
  const { hash, size } = await files.put(content);
  expect({ hash, size }).toEqual({ hash: createHash("sha256").update(content).digest("hex"), size: 15 });
  expect((await buffer(files.read(hash))).equals(content)).toBe(true);
  expect((await buffer(files.read(hash, { start: 2, end: 6 }))).toString()).toBe("quiet");
});

test("the same content is stored once, however often and concurrently it arrives", async () => {
  const puts = await Promise.all(
    Array.from({ length: 10 }, () => files.put(Readable.from([Buffer.from("tw"), Buffer.from("ice")]))),
  );
  expect(new Set(puts.map(({ hash }) => hash)).size).toBe(1);
  expect(readdirSync(path.join(folder, "incoming"))).toEqual([]);
});

// R-DLV-5
test("content that breaks off leaves nothing behind", async () => {
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("connection lost");
  }
  await expect(files.put(Readable.from(broken()))).rejects.toThrow("connection lost");
  expect(readdirSync(path.join(folder, "incoming"))).toEqual([]);
  expect(await files.sizeOf(createHash("sha256").update("half").digest("hex"))).toBeNull();
});

test("untrusted content is inspected in a folder of its own, which is removed afterwards", async () => {
  const looked = await files.withIncoming(Readable.from([Buffer.from("who knows")]), async (file) => {
    expect(readdirSync(path.join(folder, "incoming"))).toHaveLength(1);
    return readFileSync(file, "utf8");
  });
  expect(looked).toBe("who knows");
  const fails = () => Promise.reject(new Error("refused"));
  await expect(files.withIncoming(Readable.from([Buffer.from("x")]), fails)).rejects.toThrow("refused");
  expect(readdirSync(path.join(folder, "incoming"))).toEqual([]);
});

test("removing a file is idempotent", async () => {
  const { hash } = await files.put(Buffer.from("to be forgotten"));
  await files.remove(hash);
  await files.remove(hash);
  expect(await files.sizeOf(hash)).toBeNull();
});

test("leftovers of an upload are swept once they are old", async () => {
  const left = path.join(folder, "incoming", "left-by-a-crash");
  writeFileSync(left, "half");
  await files.tidy(new Date(Date.now() - 60_000));
  expect(readdirSync(path.join(folder, "incoming"))).toEqual(["left-by-a-crash"]);
  await files.tidy(new Date(Date.now() + 60_000));
  expect(readdirSync(path.join(folder, "incoming"))).toEqual([]);
});

test.each(["../secret", "", "ABCDEF".repeat(11), `${"a".repeat(63)}/`])(
  "%j is not a valid file name",
  (name) => {
    expect(() => files.pathOf(name)).toThrow("Not a hash");
  },
);
