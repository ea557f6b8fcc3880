import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import yazl from "yazl";
import { afterAll, expect, test } from "vitest";
import { zipOf } from "../../seed/zip.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "@catnip/domain/builds";
import { unpackZip } from "./unpack-zip.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-zip-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (length: number) => Buffer.alloc(length, 65);

async function unpack(
  archive: Buffer,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Record<string, string>> {
  const file = path.join(folder, "archive.zip");
  writeFileSync(file, archive);
  const kept: Record<string, string> = {};
  await unpackZip(file, { limits }, async (name, content) => {
    kept[name] = await text(content);
  });
  return kept;
}

/**
 * Creates an archive with a harmless name, then overwrites it with another of the same length, as an attacker would.
 */
async function renamed(harmless: string, evil: string): Promise<Buffer> {
  const archive = await zipOf([{ path: harmless, content: bytes(10), compress: false }]);
  return Buffer.from(archive.toString("latin1").replaceAll(harmless, evil), "latin1");
}

async function withMode(mode: number): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from("/etc/passwd"), "link", { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Understates the unpacked size of the archive's only file. */
async function lyingAboutSize(): Promise<Buffer> {
  const archive = await zipOf([{ path: "big.txt", content: bytes(100_000) }]);
  const central = archive.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  archive.writeUInt32LE(10, central + 24);
  return archive;
}

/** Its content is not what it was packed from. */
async function corrupted(): Promise<Buffer> {
  const archive = await zipOf([{ path: "a.txt", content: bytes(1_000), compress: false }]);
  archive.write("B", archive.indexOf("AAAA"));
  return archive;
}

/** Claims a million files, in the ZIP64 format for more than 65,535. */
async function amillion(): Promise<Buffer> {
  const archive = await zipOf([{ path: "a.txt", content: bytes(10) }]);
  const end = archive.indexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const large = Buffer.alloc(56);
  large.write("PK\u0006\u0006", "latin1");
  large.writeUInt32LE(44, 4);
  large.writeUInt32LE(1_000_000, 24);
  large.writeUInt32LE(1_000_000, 32);
  large.writeUInt32LE(end, 40);
  large.writeUInt32LE(archive.readUInt32LE(end + 16), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\u0006\u0007", "latin1");
  locator.writeUInt32LE(end, 8);
  locator.writeUInt32LE(1, 16);
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt32LE(0xffff_ffff, 8);
  tail.writeUInt32LE(0xffff_ffff, 16);
  return Buffer.concat([archive.subarray(0, end), large, locator, tail]);
}

/** Marks the archive's only file as encrypted. */
async function encrypted(): Promise<Buffer> {
  const archive = await zipOf([{ path: "a.txt", content: bytes(10) }]);
  const central = archive.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  for (const flags of [6, central + 8]) archive.writeUInt16LE(archive.readUInt16LE(flags) | 1, flags);
  return archive;
}

const twice = async () => {
  const archive = await zipOf([
    { path: "a1.js", content: bytes(1) },
    { path: "a2.js", content: bytes(1) },
  ]);
  return Buffer.from(archive.toString("latin1").replaceAll("a2.js", "a1.js"), "latin1");
};

async function behind(beginning: string): Promise<Buffer> {
  return Buffer.concat([
    Buffer.from(beginning, "latin1"),
    await zipOf([{ path: "index.html", content: bytes(10) }]),
  ]);
}

/** A hundred names for the same few compressed bytes. */
async function overlapping(): Promise<Buffer> {
  const one = await zipOf([{ path: "f000", content: Buffer.alloc(200_000, "ab") }]);
  const central = one.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  const end = one.indexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const entry = one.subarray(central, end);
  const entries = Array.from({ length: 100 }, (_, index) => {
    const copy = Buffer.from(entry);
    copy.write(`f${String(index).padStart(3, "0")}`, 46, "latin1");
    return copy;
  });
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(100, 8);
  tail.writeUInt16LE(100, 10);
  tail.writeUInt32LE(entry.length * 100, 12);
  return Buffer.concat([one.subarray(0, central), ...entries, tail]);
}

// R-DLV-3
test("an ordinary archive is unpacked file by file, without folders", async () => {
  const archive = await zipOf([
    { path: "index.html", content: Buffer.from("<p>") },
    { path: "js/main.js", content: Buffer.from("1") },
  ]);
  expect(await unpack(archive)).toEqual({ "index.html": "<p>", "js/main.js": "1" });
});

// R-DLV-3
test.each([
  {
    says: "a path that escapes the folder",
    archive: () => renamed("aa/evil.txt", "../evil.txt"),
    reason: "name-not-allowed",
  },
  {
    says: "a path that escapes the folder half-way",
    archive: () => renamed("a/bb/evil.txt", "a/../evil.txt"),
    reason: "name-not-allowed",
  },
  {
    says: "an absolute path",
    archive: () => renamed("aetc/passwd", "/etc/passwd"),
    reason: "name-not-allowed",
  },
  {
    says: "a drive letter",
    archive: () => renamed("c_/evil.txt", "c:/evil.txt"),
    reason: "name-not-allowed",
  },
  {
    says: "a path that escapes the folder by backslashes",
    archive: () => renamed("a_bb_evil.txt", "a\\..\\evil.txt"),
    reason: "name-not-allowed",
  },
  {
    says: "a network path",
    archive: () => renamed("__host_evil.txt", "\\\\host\\evil.txt"),
    reason: "name-not-allowed",
  },
  { says: "a dot as a file", archive: () => renamed("a", "."), reason: "name-not-allowed" },
  { says: "a NUL in a file name", archive: () => renamed("aXb.txt", "a\0b.txt"), reason: "name-not-allowed" },
  {
    says: "look-alike dots",
    archive: () => zipOf([{ path: "\u2024\u2024/evil.txt", content: bytes(1) }]),
    reason: "name-not-allowed",
  },
  {
    says: "look-alike slashes",
    archive: () => zipOf([{ path: "a\uFF0F..\uFF0Fevil.txt", content: bytes(1) }]),
    reason: "name-not-allowed",
  },
  {
    says: "two names that differ only in Unicode normalisation",
    archive: () =>
      zipOf([
        { path: "caf\u00e9.js", content: bytes(1) },
        { path: "cafe\u0301.js", content: bytes(1) },
      ]),
    reason: "duplicate-name",
  },
  { says: "an encrypted file", archive: encrypted, reason: "encrypted" },
  { says: "a program with an archive appended", archive: () => behind("MZ\u0090"), reason: "damaged" },
  { says: "a document with an archive appended", archive: () => behind("%PDF-1.7"), reason: "damaged" },
  {
    says: "an archive with a page appended",
    archive: async () =>
      Buffer.concat([await zipOf([{ path: "a", content: bytes(1) }]), Buffer.from("<script>")]),
    reason: "damaged",
  },
  { says: "overlapping files", archive: overlapping, reason: "packed-too-tightly" },
  { says: "a symbolic link", archive: () => withMode(0o120777), reason: "not-a-plain-file" },
  { says: "a device", archive: () => withMode(0o020666), reason: "not-a-plain-file" },
  {
    says: "two names that differ only in case",
    archive: () =>
      zipOf([
        { path: "a.js", content: bytes(1) },
        { path: "A.js", content: bytes(1) },
      ]),
    reason: "duplicate-name",
  },
  { says: "a wrong size", archive: lyingAboutSize, reason: "damaged" },
  { says: "a wrong checksum", archive: corrupted, reason: "damaged" },
  { says: "a million files", archive: amillion, reason: "too-many-files" },
  { says: "a name twice", archive: () => twice(), reason: "duplicate-name" },
  {
    says: "a name of 241 letters",
    archive: () => zipOf([{ path: "a".repeat(241), content: bytes(1) }]),
    reason: "name-too-long",
  },
  {
    says: "folders 20 deep",
    archive: () => zipOf([{ path: `${"a/".repeat(20)}b`, content: bytes(1) }]),
    reason: "name-too-long",
  },
  { says: "a file that is not an archive", archive: async () => bytes(500), reason: "damaged" },
  { says: "an empty file", archive: async () => Buffer.alloc(0), reason: "damaged" },
  {
    says: "a truncated archive",
    archive: async () =>
      (await zipOf([{ path: "a.txt", content: bytes(5_000), compress: false }])).subarray(0, 3_000),
    reason: "damaged",
  },
  {
    says: "a zip bomb",
    archive: () => zipOf([{ path: "zeros", content: Buffer.alloc(8_000_000) }]),
    reason: "packed-too-tightly",
  },
])("rejects $says", async ({ archive, reason }) => {
  await expect(unpack(await archive())).rejects.toMatchObject({
    code: "input/invalid",
    extensions: { facts: { reason } },
  });
});

test.each([
  { limits: { entries: 2 }, reason: "too-many-files" },
  { limits: { fileBytes: 99 }, reason: "file-too-large" },
  { limits: { totalBytes: 250 }, reason: "too-large" },
])("enforces its limits: $reason", async ({ limits, reason }) => {
  const archive = await zipOf(["a", "b", "c"].map((name) => ({ path: name, content: bytes(100) })));
  await expect(unpack(archive, { ...ARCHIVE_LIMITS, ...limits })).rejects.toMatchObject({
    extensions: { facts: { reason } },
  });
});

// R-DLV-3
test("folders count as well: a million of them are not even walked", async () => {
  const zip = new yazl.ZipFile();
  for (const name of ["a", "b"]) zip.addEmptyDirectory(name);
  zip.end();
  await expect(
    unpack(await buffer(zip.outputStream), { ...ARCHIVE_LIMITS, entries: 1 }),
  ).rejects.toMatchObject({ extensions: { facts: { reason: "too-many-files" } } });
});

// R-DLV-3
test("an archive within an archive stays packed, and odd names are names like others", async () => {
  const bomb = await zipOf([{ path: "zeros", content: Buffer.alloc(8_000_000) }]);
  // What Windows cannot write, what reads backwards, and what objects have by themselves: none of it becomes a path.
  const odd = [
    "CON",
    "nul.txt",
    "aux/com1.js",
    "\u202egpj.exe",
    "name.",
    "name ",
    "__proto__",
    "constructor",
  ];
  const names = ["inner.zip", ...odd];
  const archive = await zipOf(
    names.map((name) => ({ path: name, content: name === "inner.zip" ? bomb : Buffer.from(name) })),
  );
  const file = path.join(folder, "archive.zip");
  writeFileSync(file, archive);
  const kept = new Map<string, string>();
  await unpackZip(file, {}, async (name, content) => {
    kept.set(name, (await text(content)).slice(0, 20));
  });
  expect([...kept.keys()]).toEqual(names);
  expect(odd.map((name) => kept.get(name))).toEqual(odd);
  expect(kept.get("inner.zip")).toMatch(/^PK/);
});
