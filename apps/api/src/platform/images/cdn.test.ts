import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ApiError } from "../errors.ts";
import { createFileStore, shortNameOf } from "../files/file-store.ts";
import { createCdn } from "./cdn.ts";
import { slots } from "./image-work.ts";
import { createResizer, type Resizer } from "./resize.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-cdn-"));
const files = createFileStore(path.join(folder, "files"));
const resizer = createResizer(files, path.join(folder, "images"));
const cdn = createCdn(resizer);
let hash: string;

beforeAll(async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="teal"/></svg>';
  ({ hash } = await files.put(Buffer.from(drawing)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  cdn(new Request(`http://cdn.localhost:4000${address}`, { headers, method }));

// R-UPL-8
test("an image comes in the requested width, cacheable forever", async () => {
  const response = await get(`/i/${hash}/320.webp`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 240, format: "webp" });
});

// R-UPL-8
test("half of its hash is name enough, for the same bytes", async () => {
  const whole = await get(`/i/${hash}/320.webp`);
  const half = await get(`/i/${shortNameOf(hash)}/320.webp`);
  expect(half.status).toBe(200);
  expect(half.headers.get("etag")).toBe(whole.headers.get("etag"));
  expect(Buffer.from(await half.arrayBuffer())).toEqual(Buffer.from(await whole.arrayBuffer()));
  expect(await files.find(shortNameOf(hash))).toBe(hash);
});

test("a client that has it gets 304", async () => {
  const tag = (await get(`/i/${hash}/320.webp`)).headers.get("etag") ?? "";
  const known = await get(`/i/${hash}/320.webp`, { "if-none-match": `W/${tag}, "x"` });
  expect([known.status, known.body]).toEqual([304, null]);
});

test.each([
  ["a width that is not a multiple of 80", "100"],
  ["a width larger than the picture", "720"],
  ["no width", "0"],
  ["a width with a leading zero", "080"],
  ["a huge width", "99999"],
])("%s is not found", async (_says, width) => {
  expect((await get(`/i/${hash}/${width}.webp`)).status).toBe(404);
});

test.each([
  `/i/${"0".repeat(64)}/320.webp`,
  `/i/${"0".repeat(32)}/320.webp`,
  `/i/${"0".repeat(31)}/320.webp`,
  "/i/../../etc/passwd/320.webp",
  "/i/x/320.webp",
  "/",
  "/i/",
])("%s is not found", async (address) => {
  expect((await get(address)).status).toBe(404);
});

test("only reads are answered", async () => {
  expect((await get(`/i/${hash}/320.webp`, {}, "POST")).status).toBe(405);
  const head = await get(`/i/${hash}/320.webp`, {}, "HEAD");
  expect([head.status, head.body]).toEqual([200, null]);
});

test.each([
  ["160.avif", { format: "heif", width: 160, height: 120 }, "image/avif"],
  ["thumb.webp", { format: "webp", width: 120, height: 120 }, "image/webp"],
  ["thumb.avif", { format: "heif", width: 120, height: 120 }, "image/avif"],
])("%s is offered too", async (name, made, type) => {
  const response = await get(`/i/${hash}/${name}`);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual(made);
});

// R-UPL-8
test("a thumbnail of a smaller image still fills its square", async () => {
  const small = await sharp({ create: { width: 90, height: 80, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const { hash: name } = await files.put(small);
  const { width, height } = await sharp(
    (await resizer.make(name, "thumb", "webp")) ?? Buffer.alloc(0),
  ).metadata();
  expect({ width, height }).toEqual({ width: 120, height: 120 });
});

test.each([
  "thumb",
  "thumb.png",
  "thumb.html",
  "160.jpg",
  "1360.avif",
  "160.webp.html",
  "thumb.webp%00",
  "160.WEBP",
])("%s is not one of our images", async (name) => {
  expect((await get(`/i/${hash}/${name}`)).status).toBe(404);
});

test("under overload some clients are told to retry", async () => {
  const busy: Resizer = {
    make: () => Promise.reject(new ApiError("service/unavailable", "Too many pictures.")),
    forget: () => Promise.resolve(),
  };
  const response = await createCdn(busy)(new Request(`http://cdn.localhost/i/${hash}/80.webp`));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  const slot = slots(1, 1);
  const never = new Promise<never>(() => undefined);
  void slot(() => never);
  void slot(() => never);
  await expect(slot(() => Promise.resolve())).rejects.toMatchObject({ code: "service/unavailable" });
});

test("variants of a deleted image can be removed", async () => {
  const content = await sharp({ create: { width: 200, height: 100, channels: 3, background: "plum" } })
    .png()
    .toBuffer();
  const { hash: name } = await files.put(content);
  expect(await resizer.make(name, 160, "webp")).not.toBeNull();
  await files.remove(name);
  await resizer.forget(name);
  expect(await resizer.make(name, 160, "webp")).toBeNull();
});

test("concurrent requests for the same new variant share one rendering", async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, () => resizer.make(hash, 400, "webp")));
  expect(new Set(crowd).size).toBe(1);
});

test("existing variants are read from disk, not rendered again", async () => {
  const first = await resizer.make(hash, 480, "webp");
  const again = await createResizer(
    createFileStore(path.join(folder, "empty")),
    path.join(folder, "images"),
  ).make(hash, 480, "webp");
  expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true);
});

test("no more tasks run at once than there are slots", async () => {
  const slot = slots(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => slot(work)));
  await expect(slot(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await slot(work);
  expect(most).toBe(2);
});

test("the countries file lists every country in its own language", async () => {
  const response = await get("/countries.json");
  const list = (await response.json()) as { alpha2Code: string; nativeName: string }[];
  expect(list).toHaveLength(249);
  expect(list).toContainEqual({ alpha2Code: "JP", nativeName: "日本" });
  expect(list).toContainEqual({ alpha2Code: "DE", nativeName: "Deutschland" });
  expect(list.every(({ nativeName }) => nativeName.length > 1)).toBe(true);
  expect((await get("/countries.json", { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(
    304,
  );
});

test("a file that is not an image, such as an archive, is not served here", async () => {
  const { hash: broken } = await files.put(Buffer.from("not a picture"));
  expect(await resizer.make(broken, 80, "webp")).toBeNull();
  const flaky: Resizer = {
    make: vi.fn<Resizer["make"]>().mockResolvedValue(null),
    forget: vi.fn<Resizer["forget"]>(),
  };
  expect((await createCdn(flaky)(new Request(`http://cdn.localhost/i/${broken}/80.webp`))).status).toBe(404);
});
