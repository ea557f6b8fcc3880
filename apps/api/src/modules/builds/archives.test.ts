import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import {
  ARCHIVE_LIMITS,
  NAMES_ENCODINGS,
  type ArchiveNotice,
  type NamesEncoding,
} from "@catnip/domain/builds";
import { zipOf } from "../../seed/zip.ts";
import { readWebBuild } from "./add-build.ts";
import { unpackZip } from "./unpack-zip.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-archives-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type RawEntry = { readonly name: Buffer; readonly isUtf8?: boolean; readonly extra?: Buffer };

/** An archive with names of any bytes, as tools write them that know neither UTF-8 nor its flag. */
function rawZip(entries: readonly RawEntry[]): Buffer {
  const content = Buffer.from("<!doctype html>");
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, isUtf8 = false, extra = Buffer.alloc(0) } of entries) {
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(isUtf8 ? 0x800 : 0, 2);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(name.length, 22);
    about.writeUInt16LE(extra.length, 24);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\u0001\u0002\u0014\0", "latin1"), about, place, name, extra);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), about, name, extra, content]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

function saved(archive: Buffer): string {
  const file = path.join(folder, "archive.zip");
  writeFileSync(file, archive);
  return file;
}

async function read(archive: Buffer, namesEncoding?: NamesEncoding) {
  const file = saved(archive);
  const paths: string[] = [];
  await unpackZip(file, { namesEncoding }, async (name, content) => {
    paths.push(name);
    await text(content);
  });
  const { entry, names, notices } = await readWebBuild(file, namesEncoding);
  return { entry, names, notices, paths, codes: notices.map(({ code }) => code) };
}

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(" ", ""), "hex");
const ascii = (name: string): RawEntry => ({ name: Buffer.from(name) });
const img = (bytes: string): RawEntry => ({
  name: Buffer.concat([Buffer.from("img/"), hex(bytes), Buffer.from(".png")]),
});
const files = (...names: readonly string[]) =>
  zipOf(names.map((name) => ({ path: name, content: Buffer.from("<!doctype html>") })));

// R-DLV-8
test.each([
  { says: "Shift_JIS", encoding: "shift_jis", raw: ["96e9", "8d60", "835c"], is: ["夜", "港", "ソ"] },
  { says: "GBK", encoding: "gbk", raw: ["b1b3beb0", "d2b9cded"], is: ["背景", "夜晚"] },
  { says: "Big5", encoding: "big5", raw: ["ad49b4ba", "a95d"], is: ["背景", "夜"] },
  { says: "EUC-KR", encoding: "euc-kr", raw: ["b9e8b0e6", "b9e3"], is: ["배경", "밤"] },
  { says: "UTF-8 without its flag", encoding: "utf-8", raw: ["e5a49c", "c3a9"], is: ["夜", "é"] },
] as const)("names in $says are read as such, and its creator is told", async ({ encoding, raw, is }) => {
  const { names, paths, notices } = await read(rawZip([ascii("index.html"), ...raw.map(img)]));
  expect(paths).toEqual(["index.html", ...is.map((name) => `img/${name}.png`)]);
  expect(names.encoding).toBe(encoding);
  expect(names.confidence).not.toBe("unsure");
  const told: ArchiveNotice = {
    code: "names-decoded",
    encoding,
    samples: is.map((name) => `img/${name}.png`),
  };
  expect(notices).toEqual(encoding === "utf-8" ? [] : [told]);
});

// R-DLV-8
test("names with the flag, without it, with a wrong one, and with the field of Info-ZIP in one archive", async () => {
  const name = Buffer.concat([Buffer.from("img/"), hex("8d60")]);
  const unicode = Buffer.concat([Buffer.alloc(9), Buffer.from("img/別名")]);
  unicode.writeUInt16LE(0x70_75, 0);
  unicode.writeUInt16LE(unicode.length - 4, 2);
  unicode[4] = 1;
  unicode.writeUInt32LE(crc32(name), 5);
  const { paths, names } = await read(
    rawZip([
      ascii("index.html"),
      { name: Buffer.from("img/猫.png"), isUtf8: true },
      { ...img("96e9"), isUtf8: true },
      img("82ab82e782ab82e7"),
      { name, extra: unicode },
    ]),
  );
  expect(paths).toEqual(["index.html", "img/猫.png", "img/夜.png", "img/きらきら.png", "img/別名"]);
  expect(names.encoding).toBe("shift_jis");
});

// R-DLV-8
test("names that read in several ways are not guessed: the creator chooses, and the choice is taken", async () => {
  // One letter, as ordinary in several encodings.
  const archive = rawZip([ascii("index.html"), img("c3de")]);
  await expect(read(archive)).rejects.toMatchObject({
    code: "input/invalid",
    extensions: { facts: { reason: "names-unsure", candidates: expect.stringMatching(/gbk: img\/.\.png/) } },
  });
  const { names, paths } = await read(archive, "gbk");
  expect(names).toMatchObject({ encoding: "gbk", confidence: "certain" });
  expect(paths).toEqual(["index.html", "img/棉.png"]);
});

// R-DLV-8
test.each([
  { says: "in no encoding", raw: "ffff", given: undefined },
  { says: "not in the encoding that was chosen", raw: "96e9", given: "utf-8" },
] as const)("names $says are refused", async ({ raw, given }) => {
  await expect(read(rawZip([ascii("index.html"), img(raw)]), given)).rejects.toMatchObject({
    extensions: { facts: { reason: "names-unreadable" } },
  });
});

// R-DLV-9
test.each([
  {
    says: "a folder around everything",
    names: ["MoonPier_v1.2_web/index.html", "MoonPier_v1.2_web/js/a.js"],
    paths: ["index.html", "js/a.js"],
    entry: "index.html",
    codes: ["folder-opened"],
  },
  {
    says: "two folders around everything",
    names: ["MoonPier/web/index.html", "MoonPier/web/js/a.js"],
    paths: ["index.html", "js/a.js"],
    entry: "index.html",
    codes: ["folder-opened"],
  },
  {
    says: "macOS",
    names: ["Moon Pier/index.html", "__MACOSX/Moon Pier/._index.html", ".DS_Store"],
    paths: ["index.html"],
    entry: "index.html",
    codes: ["system-files-left-out", "folder-opened"],
  },
  {
    says: "accents apart",
    names: ["index.html", "img/\u304b\u3099\u304f\u3084.png", "img/cafe\u0301.png"],
    paths: ["index.html", "img/\u304c\u304f\u3084.png", "img/caf\u00e9.png"],
    entry: "index.html",
    codes: ["names-composed"],
  },
  {
    says: "Index.html",
    names: ["Index.html", "js/a.js"],
    paths: ["Index.html", "js/a.js"],
    entry: "Index.html",
    codes: ["first-page-found"],
  },
  {
    says: "INDEX.HTM",
    names: ["INDEX.HTM", "js/a.js"],
    paths: ["INDEX.HTM", "js/a.js"],
    entry: "INDEX.HTM",
    codes: ["first-page-found"],
  },
  {
    says: "one page of another name",
    names: ["月の桟橋.html", "js/a.js"],
    paths: ["月の桟橋.html", "js/a.js"],
    entry: "月の桟橋.html",
    codes: ["first-page-found"],
  },
])("taken in, and told: $says", async ({ names, paths, entry, codes }) => {
  expect(await read(await files(...names))).toMatchObject({ paths, entry, codes });
});

// R-DLV-9
test.each([
  { says: "backslashes", names: ["index.html", "img\\a.png"], codes: ["backslashes-turned"] },
  { says: "dots", names: ["./index.html", "./img/a.png"], codes: ["dots-removed"] },
])("taken in, and told: $says", async ({ names, codes }) => {
  expect(await read(rawZip(names.map(ascii)))).toMatchObject({ paths: ["index.html", "img/a.png"], codes });
});

// R-DLV-3
test("silence is no bomb", async () => {
  const silence = Buffer.alloc(3_000_044);
  silence.write("RIFF");
  const archive = await zipOf([
    { path: "index.html", content: Buffer.from("<p>") },
    { path: "audio/silence.wav", content: silence },
  ]);
  expect(await read(archive)).toMatchObject({ entry: "index.html", codes: [] });
});

// R-DLV-3
test.each([
  {
    says: "a link that macOS left",
    names: ["index.html", "__MACOSX/../../evil"],
    reason: "name-not-allowed",
  },
  {
    says: "a path out of a folder around",
    names: ["a/index.html", "a\\..\\..\\evil"],
    reason: "name-not-allowed",
  },
  { says: "the same name by a dot", names: ["index.html", "./index.html"], reason: "duplicate-name" },
  { says: "the same name by a backslash", names: ["a/b.js", "a\\B.js"], reason: "duplicate-name" },
  { says: "several pages, none the first", names: ["a.html", "b.html"], reason: "no-entry" },
])("refused as before: $says", async ({ names, reason }) => {
  await expect(read(rawZip(names.map(ascii)))).rejects.toMatchObject({ extensions: { facts: { reason } } });
});

// R-DLV-3, R-DLV-8
test("the guide states the limits and the encodings before an upload", () => {
  const guide = readFileSync(
    path.resolve(import.meta.dirname, "../../../../../docs/guides/builds.md"),
    "utf8",
  );
  const { files: count, entries, fileBytes, totalBytes, ratio, ratioFreeMediaBytes } = ARCHIVE_LIMITS;
  const stated = [
    `${count.toLocaleString("en-US")}; with folders`,
    entries.toLocaleString("en-US"),
    `${fileBytes / 1_024 ** 3} GiB`,
    `${totalBytes / 1_024 ** 3} GiB`,
    `${ratio}, over the whole archive`,
    `${ratioFreeMediaBytes / 1_024 ** 2} MiB`,
    ...NAMES_ENCODINGS.map((encoding) => `\`${encoding}\``),
  ];
  expect(stated.filter((words) => !guide.includes(words))).toEqual([]);
});
