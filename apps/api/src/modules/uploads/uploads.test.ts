import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Role } from "../../platform/roles/roles.ts";
import { ENDPOINT, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { createCdn } from "../../platform/images/cdn.ts";
import { createResizer } from "../../platform/images/resize.ts";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../../composition/schema.ts";
import { readMultipart } from "../../platform/http/multipart.ts";
import { animation, packed, picture, pixelFlood } from "./testing/odd-pictures.ts";
import { answerOf, codeOf, sendUpload, UPLOAD, type Uploaded } from "./testing/send-upload.ts";

let shop: TestShop;
let png: Buffer;
beforeAll(async () => {
  shop = await testShop();
  png = await picture();
});
afterAll(() => shop.close());

/** Temporary files and uploads in progress. */
const leftovers = () => readdirSync(path.join(shop.config.dataDir, "files", "incoming"));
afterEach(() => expect(leftovers()).toEqual([]));

const uploaded = async (...sent: Parameters<typeof sendUpload>) =>
  fieldOf<Uploaded>(await sendUpload(...sent), "uploadFile");
const masterOf = ({ url }: Uploaded) => {
  const [hash = ""] = /[0-9a-f]{64}/.exec(url) ?? [];
  return sharp(shop.files.pathOf(hash));
};

describe("an avatar", () => {
  // R-UPL-3
  test("is called avatar plus its type, and its URL ends in the timestamp", async () => {
    const viewer = await shop.player();
    const file = await uploaded(shop, viewer, png, { filename: "../../me.exe", basename: "whatever" });
    expect(file).toEqual({
      uuid: expect.any(String),
      path: `user/${viewer.uuid}/avatar.png`,
      url: expect.stringMatching(
        new RegExp(`^http://cdn.localhost:4000/i/[0-9a-f]{64}/{width}.webp\\?t=${shop.clock.now.getTime()}$`),
      ),
      width: 320,
      height: 240,
    });
  });

  test("is a JPEG if its content is, whatever its name says", async () => {
    const viewer = await shop.player();
    const file = await uploaded(shop, viewer, await picture(200, 100, "jpeg"), { filename: "cat.png" });
    expect(file.path).toBe(`user/${viewer.uuid}/avatar.jpg`);
    expect((await masterOf(file).metadata()).format).toBe("jpeg");
  });

  test("sent twice, as by a double click, is one upload", async () => {
    const viewer = await shop.player();
    const files = await Promise.all([1, 2].map(() => uploaded(shop, viewer, png)));
    expect(new Set(files.map(({ uuid }) => uuid)).size).toBe(1);
  });

  test("changes nothing visible by itself", async () => {
    const viewer = await shop.player();
    await uploaded(shop, viewer, png);
    const me = fieldOf<{ profile: { head: null } }>(
      await shop.ask("{ me { profile { head } } }", {}, viewer),
      "me",
    );
    expect(me.profile.head).toBeNull();
  });

  test("is served by the image site in any of our sizes", async () => {
    const file = await uploaded(shop, await shop.player(), png);
    const cdn = createCdn(createResizer(shop.files, path.join(shop.config.dataDir, "images")));
    const sizeOf = async (size: string) => {
      const response = await cdn(new Request(file.url.replace("{width}.webp", size)));
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return `${format} ${width}x${height}`;
    };
    expect(await sizeOf("160.webp")).toBe("webp 160x120");
    expect(await sizeOf("160.avif")).toBe("heif 160x120");
    expect(await sizeOf("thumb.webp")).toBe("webp 120x120");
  });
});

// R-UPL-2
describe("only pixels are kept", () => {
  test("neither a photograph's location or camera, nor its color profile; but its orientation", async () => {
    const photo = await sharp(png)
      .jpeg()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: "Catnip" }, IFD3: { GPSLatitude: "35/1 41/1 0/1" } },
      })
      .withIccProfile("p3")
      .toBuffer();
    expect(photo.includes("Catnip")).toBe(true);
    const file = await uploaded(shop, await shop.player(), photo);
    expect({ width: file.width, height: file.height }).toEqual({ width: 240, height: 320 });
    const { exif, icc, orientation, xmp } = await masterOf(file).metadata();
    expect({ exif, icc, orientation, xmp }).toEqual({
      exif: undefined,
      icc: undefined,
      orientation: undefined,
      xmp: undefined,
    });
  });

  test.each([
    ["a page", "<script>alert(1)</script>"],
    ["an archive", "PK\u0003\u0004META-INF/MANIFEST.MF"],
  ])("not %s at the end of an image", async (_says, hidden) => {
    const file = await uploaded(shop, await shop.player(), Buffer.concat([png, Buffer.from(hidden)]));
    const master = await masterOf(file).toFormat("raw").toBuffer();
    const [hash = ""] = /[0-9a-f]{64}/.exec(file.url) ?? [];
    const stored = Buffer.concat(await shop.files.read(hash).toArray());
    expect(master.length).toBe(320 * 240 * 3);
    expect(stored.includes(hidden)).toBe(false);
  });

  test("one frame of an animation of ten thousand", async () => {
    const file = await uploaded(shop, await shop.player(), animation(10_000));
    expect({
      width: file.width,
      height: file.height,
      pages: (await masterOf(file).metadata()).pages,
    }).toEqual({
      width: 100,
      height: 100,
      pages: undefined,
    });
  });

  test.each(["iCCP", "zTXt"] as const)("not what %s unpacks to, and without unpacking it", async (kind) => {
    const bomb = packed(kind, 200_000_000);
    const before = process.memoryUsage().rss;
    const answer = await sendUpload(shop, await shop.player(), bomb);
    expect([null, "file/not-an-image"]).toContain(codeOf(answer));
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test("of a very large image as many as fit", async () => {
    const file = await uploaded(shop, await shop.player(), await picture(5_000, 2_500));
    expect({ width: file.width, height: file.height }).toEqual({ width: 2560, height: 1280 });
  });
});

// R-UPL-1
describe("anything but a JPEG or PNG image is rejected, whatever its name and type say", () => {
  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "file/not-an-image"],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "file/not-an-image"],
    ["a script", () => Buffer.from("alert(1)"), "file/not-an-image"],
    ["a WebP", () => picture(320, 240, "webp"), "file/not-an-image"],
    ["a GIF", () => picture(320, 240, "gif"), "file/not-an-image"],
    [
      "a GIF that is an archive too",
      async () => Buffer.concat([await picture(320, 240, "gif"), Buffer.from("PK\u0003\u0004x.class")]),
      "file/not-an-image",
    ],
    ["an archive", () => Buffer.from("PK\u0003\u0004"), "file/not-an-image"],
    ["an empty file", () => Buffer.alloc(0), "file/not-an-image"],
    [
      "the first bytes of a PNG, then a page",
      () => Buffer.concat([png.subarray(0, 8), Buffer.from("<html>")]),
      "file/not-an-image",
    ],
    [
      "the first bytes of a JPEG, then an SVG",
      () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from("<svg/>")]),
      "file/not-an-image",
    ],
    ["half a PNG", () => png.subarray(0, png.length / 2), "file/not-an-image"],
    [
      "half a JPEG",
      async () =>
        (
          await sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: "teal",
              noise: { type: "gaussian", mean: 128, sigma: 60 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
      "file/not-an-image",
    ],
    [
      "a PNG with a corrupt chunk",
      () => {
        const broken = Buffer.from(png);
        broken.fill(0xff, 60, 120);
        return broken;
      },
      "file/not-an-image",
    ],
    ["a decompression bomb", () => pixelFlood(), "file/too-large"],
    ["a picture that is too small", () => picture(79, 400), "input/invalid"],
  ];
  test.each(cases)("%s", async (_says, make, code) => {
    const viewer = await shop.player();
    const answer = await sendUpload(shop, viewer, await make(), { filename: "cat.jpg", type: "image/jpeg" });
    expect([answer.status, codeOf(answer)]).toEqual([200, code]);
    const { rows } = await shop.db.$client.query("select 1 from uploads where owner_uuid = $1", [
      viewer.uuid,
    ]);
    expect(rows).toEqual([]);
  });

  test("twenty million bytes are taken, and one more is not", async () => {
    const [viewer, edge] = [await shop.player(), 20_000_000 - png.length];
    const codes = [];
    for (const filling of [edge, edge + 1])
      codes.push(codeOf(await sendUpload(shop, viewer, Buffer.concat([png, Buffer.alloc(filling)]))));
    expect(codes).toEqual([null, "file/too-large"]);
  });

  test("a file that is too large, without receiving all of it", async () => {
    const answer = await sendUpload(
      shop,
      await shop.player(),
      Buffer.concat([png, Buffer.alloc(20_000_001)]),
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "file/too-large",
      facts: { bytes_max: 20_000_000 },
    });
  });

  // R-UPL-1
  test("no file at all", async () => {
    const viewer = await shop.player();
    for (const answer of [
      await sendUpload(shop, viewer, null),
      await shop.ask(UPLOAD, { scope: "user", file: null }, viewer),
    ]) {
      expect(answer.errors?.[0]).toMatchObject({
        message: "File is required.",
        extensions: { code: "file/required", facts: { field: "file" } },
      });
    }
  });

  test("a file that is only announced", async () => {
    const viewer = await shop.player();
    for (const file of ["/etc/passwd", {}, 1, { filename: "x", content: {} }]) {
      expect(codeOf(await shop.ask(UPLOAD, { scope: "user", file }, viewer))).toBe("input/invalid");
    }
  });
});

// R-UPL-6
describe("upload permissions", () => {
  const someone = () => randomUUID();
  const cases: [string, Role[], string, () => string | null, string | null][] = [
    ["a player for another player", ["player"], "user", someone, "auth/forbidden"],
    ["root for another player", ["player", "root"], "user", someone, "auth/forbidden"],
    ["a player for an article", ["player"], "article", someone, "auth/forbidden"],
    ["support for an article", ["player", "support"], "article", someone, null],
    ["support without an article", ["player", "support"], "article", () => null, "input/invalid"],
    ["support for the configuration", ["player", "support"], "configuration", () => null, "auth/forbidden"],
    ["root for the configuration", ["player", "root"], "configuration", () => null, null],
    ["a player for a submission", ["player"], "store_submit", someone, "auth/forbidden"],
    [
      "a creator for an unknown submission",
      ["player", "creator"],
      "store_submit",
      someone,
      "submission/not-found",
    ],
    [
      "a creator without a submission",
      ["player", "creator"],
      "store_submit",
      () => null,
      "submission/not-found",
    ],
    ["anybody for an unknown scope", ["player", "root"], "store", someone, "input/invalid"],
    ["anybody for a scope from Object.prototype", ["player", "root"], "__proto__", someone, "input/invalid"],
    ["anybody with an invalid uuid", ["player", "root"], "user", () => "' or 1=1", "input/invalid"],
  ];
  test.each(cases)("%s", async (_says, roles, scope, scopeUuid, code) => {
    const viewer = await shop.player({ roles });
    const answer = await sendUpload(shop, viewer, png, { scope, scope_uuid: scopeUuid() });
    expect(codeOf(answer)).toBe(code);
  });

  test("another creator's submission is answered like a missing one", async () => {
    const [owner, other] = [
      await shop.player({ roles: ["player", "creator"] }),
      await shop.player({ roles: ["player", "creator"] }),
    ];
    const uuid = randomUUID();
    await shop.ask(`mutation { addStoreSubmit(uuid: "${uuid}") { uuid } }`, {}, owner);
    const strange = await sendUpload(shop, other, png, { scope: "store_submit", scope_uuid: uuid });
    const absent = await sendUpload(shop, other, png, { scope: "store_submit", scope_uuid: randomUUID() });
    expect(strange.errors).toEqual(absent.errors);
    expect(
      codeOf(await sendUpload(shop, owner, png, { scope: "store_submit", scope_uuid: uuid })),
    ).toBeNull();
  });

  test("a user who has lost the role may not, whatever the token says", async () => {
    const viewer = await shop.player({ roles: ["player", "root"] });
    await shop.db.$client.query(`update "user" set roles = '{player}' where id = $1`, [viewer.uuid]);
    expect(codeOf(await sendUpload(shop, viewer, png, { scope: "configuration" }))).toBe("auth/forbidden");
  });
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\cover.png", "cover"],
  ['"; filename=x.html', "- filename=x.html"],
  ["a\r\nSet-Cookie: x", "aSet-Cookie- x"],
  ["\u202egpj.exe", "gpj.exe"],
  ["...", "file"],
  ["カバー.png", "カバー"],
])("an image called %j is stored as %j", async (basename, name) => {
  const viewer = await shop.player({ roles: ["player", "root"] });
  const file = await uploaded(shop, viewer, png, {
    scope: "configuration",
    basename,
    folder: "banners/summer",
  });
  expect(file.path).toBe(`configuration/${viewer.uuid}/banners/summer/${name}.png`);
});

test.each(["..", "/etc", "a//b", "A", "a/b/c/d/e", "a\0b", "a b"])(
  "%j is not a valid folder",
  async (folder) => {
    const viewer = await shop.player({ roles: ["player", "root"] });
    expect(codeOf(await sendUpload(shop, viewer, png, { scope: "configuration", folder }))).toBe(
      "input/invalid",
    );
  },
);

describe("the request", () => {
  const send = async (body: BodyInit, headers: Record<string, string>, isPlayer = true) => {
    const request = new Request(ENDPOINT, {
      method: "POST",
      headers: { "accept-version": "v2", ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });
    return answerOf(await shop.send(request, isPlayer ? await shop.player() : undefined));
  };
  const operations = JSON.stringify({ query: UPLOAD, variables: { scope: "user", file: null } });
  const map = JSON.stringify({ 0: ["variables.file"] });
  const FORM = { "content-type": "multipart/form-data; boundary=x" };
  const part = (name: string, content: string, more = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = part("0", "no picture", '; filename="cat.png"');
  const END = "--x--\r\n";

  test.each([
    'mutation ($file: JSON) { addClientSourceProfileByGuest(consent: true, client_type: "web", meta: $file) { uuid meta } }',
    'mutation ($file: JSON) { addLogTraffic(consent: true, event_name: "page_view", meta: $file) }',
  ])("carries files only where uploads are accepted: %s", async (query) => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query, variables: { file: null } }));
    form.set("map", JSON.stringify({ 0: ["variables.file"] }));
    form.set("0", new Blob([new Uint8Array(png)]), "cat.png");
    const written = new Response(form);
    const headers = { "accept-version": "v2", "content-type": written.headers.get("content-type") ?? "" };
    const request = new Request(ENDPOINT, { method: "POST", headers, body: await written.arrayBuffer() });
    const answer = await answerOf(await shop.send(request, await shop.player()));
    expect(codeOf(answer)).toBe("input/invalid");
  });

  // R-UPL-4
  test.each([
    ["a NUL", 'filename="a\0.png"'],
    ["letters that read backwards", 'filename="\u202egnp.exe"'],
    ["a device of Windows", 'filename="CON.png"'],
    ["a path", 'filename="..\\..\\..\\windows\\x.png"'],
    ["a path, encoded", "filename*=UTF-8''..%2f..%2fetc%2fpasswd"],
    ["an encoding that is none", "filename*=x-unknown''%ff%fe.png"],
    ["nothing", 'filename=""'],
    ["ten thousand letters", `filename="${"a".repeat(10_000)}.png"`],
    ["a million letters", `filename="${"a".repeat(1_000_000)}.png"`],
  ])("a file's name may be %s: it is not used", async (_says, named) => {
    const viewer = await shop.player();
    const head = `--x\r\nContent-Disposition: form-data; name="0"; ${named}\r\n\r\n`;
    const form = [part("operations", operations), part("map", map), head, png, `\r\n${END}`];
    const body = Buffer.concat(form.map((each) => Buffer.from(each)));
    const headers = { "accept-version": "v2", ...FORM };
    const answer = await answerOf(
      await shop.send(new Request(ENDPOINT, { method: "POST", headers, body }), viewer),
    );
    expect(fieldOf<Uploaded>(answer, "uploadFile").path).toBe(`user/${viewer.uuid}/avatar.png`);
  });

  test("needs the version header, since any page can send a form", async () => {
    const answer = await send(part("operations", operations) + END, { ...FORM, "accept-version": "v1" });
    expect([answer.status, codeOf(answer)]).toEqual([400, "request/version"]);
  });

  test("is not read for guests, not even its first byte", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    const answer = await send(body, FORM, false);
    expect([answer.status, codeOf(answer), pulled]).toEqual([401, "auth/login-required", 0]);
  });

  const cases: [string, string, Record<string, string>][] = [
    ["without a boundary", "", { "content-type": "multipart/form-data" }],
    ["without operations", part("map", map) + file + END, FORM],
    ["without a map", part("operations", operations) + file + END, FORM],
    ["with the file first", file + part("operations", operations) + part("map", map) + END, FORM],
    ["with operations that are not JSON", part("operations", "{") + part("map", map) + file + END, FORM],
    [
      "with a list of operations",
      part("operations", `[${operations}]`) + part("map", map) + file + END,
      FORM,
    ],
    [
      "with a map to another variable",
      part("operations", operations) + part("map", '{"0":["query"]}') + file + END,
      FORM,
    ],
    [
      "with a map to a prototype",
      part("operations", operations) + part("map", '{"0":["variables.__proto__.file"]}') + file + END,
      FORM,
    ],
    [
      "with one file mapped twice",
      part("operations", operations) + part("map", '{"0":["variables.file","variables.scope"]}') + file + END,
      FORM,
    ],
    ["with an unmapped file", part("operations", operations) + part("map", "{}") + file + END, FORM],
    [
      "with a third field",
      part("operations", operations) + part("map", map) + part("more", "1") + file + END,
      FORM,
    ],
    [
      "with operations of a megabyte",
      part("operations", "x".repeat(1_000_000)) + part("map", map) + END,
      FORM,
    ],
    ["that is truncated", part("operations", operations) + part("map", map), FORM],
    [
      "that is truncated within the file",
      part("operations", operations) + part("map", map) + file.slice(0, -4),
      FORM,
    ],
    ["of random bytes", "\0\u0001\u0002".repeat(1_000), FORM],
  ];
  test.each(cases)("%s is rejected", async (_says, body, headers) => {
    const answer = await send(body, headers);
    expect([answer.status < 500, codeOf(answer)]).toEqual([true, "input/invalid"]);
  });

  test("from a client that aborts leaves nothing behind", async () => {
    const begin = part("operations", operations) + part("map", map) + file.slice(0, -2);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(Buffer.concat([Buffer.from(begin), png, Buffer.alloc(100_000)])),
      pull: (controller) => controller.error(new Error("gone")),
    });
    const answer = await send(body, FORM);
    expect([answer.status < 500, codeOf(answer)]).toEqual([true, "input/invalid"]);
  });
});

test("in production only our own clients' persisted operations can carry a file", async () => {
  const documentsFile = path.resolve(
    import.meta.dirname,
    "../../../../../packages/sdk/src/gen/persisted-documents.json",
  );
  const documents = JSON.parse(readFileSync(documentsFile, "utf8")) as Record<string, string>;
  const [documentId] = Object.entries(documents).find(([, text]) => text.includes("uploadFile(")) ?? [];
  const viewer = await shop.player();
  const handle = createGraphqlHandler({
    schema,
    services: { ...shop.services, config: { ...shop.config, production: true } },
    log: createLog("silent"),
    documentsFile,
    viewerOf: () => Promise.resolve(viewer),
  });
  const send = async (operations: object) => {
    const form = new FormData();
    form.set("operations", JSON.stringify(operations));
    form.set("map", JSON.stringify({ 0: ["variables.file"] }));
    form.set("0", new Blob([new Uint8Array(png)]), "cat.png");
    const written = new Response(form);
    const headers = {
      "accept-version": "v2",
      authorization: "Bearer token",
      "content-type": written.headers.get("content-type") ?? "",
    };
    const body = await written.arrayBuffer();
    return answerOf(
      await handle(new Request(ENDPOINT, { method: "POST", headers, body }), { address: "192.0.2.1" }),
    );
  };
  const variables = { scope: "user", file: null };
  expect(fieldOf<Uploaded>(await send({ documentId, variables }), "uploadFile").width).toBe(320);
  expect(codeOf(await send({ query: UPLOAD, variables }))).toBe("input/invalid");
});

test.each([
  ["is silent for too long", { fileBytesMax: 1_000_000, idleMs: 1, totalMs: 60_000 }],
  ["takes too long in total", { fileBytesMax: 1_000_000, idleMs: 60_000, totalMs: 1 }],
])("a client who %s is disconnected, and nothing is left behind", async (_says, limits) => {
  const begin = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n`;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(begin)),
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const request = new Request(ENDPOINT, init);
  await expect(readMultipart(request, limits)).rejects.toMatchObject({
    code: "input/invalid",
    extensions: { facts: { reason: "too-slow" } },
  });
});

test.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is reported as our fault", async (code) => {
  const writing = vi.spyOn(shop.files, "withIncoming");
  writing.mockRejectedValueOnce(Object.assign(new Error("write"), { code }));
  const answer = await sendUpload(shop, await shop.player(), png);
  writing.mockRestore();
  expect([answer.status, answer.headers.get("retry-after"), codeOf(answer)]).toEqual([
    503,
    "60",
    "service/unavailable",
  ]);
  expect(answer.errors?.[0]?.message).toMatch(/no room/);
});

// R-UPL-5
describe("how much", () => {
  const fill = (ownerUuid: string, count: number, size: number) =>
    shop.db.$client.query(
      `with known as (insert into images (hash, width, height) values (repeat('ab', 32), 80, 80) on conflict do nothing)
       insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       select $1, 'user', $1, 'p' || n, repeat('ab', 32), $3, $4 from generate_series(1, $2::int) n`,
      [ownerUuid, count, size, shop.clock.now],
    );

  test("two hundred files a day, counted exactly even when many arrive at once", async () => {
    const viewer = await shop.player({ roles: ["player", "root"] });
    await fill(viewer.uuid, 199, 1);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => sendUpload(shop, viewer, png, { scope: "configuration", basename: `b${n}` })),
    );
    expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "file/quota-exceeded")).toHaveLength(2);
  });

  test("a billion bytes in total", async () => {
    const viewer = await shop.player();
    await fill(viewer.uuid, 1, 1_000_000_000);
    const answer = await sendUpload(shop, viewer, png);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: "file/quota-exceeded",
      facts: { bytes_max: 1_000_000_000 },
    });
  });

  test("three at a time; of a hundred the others are told so, and none is lost or left over", async () => {
    const viewer = await shop.player({ roles: ["player", "root"] });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        sendUpload(shop, viewer, png, { scope: "configuration", basename: `b${n}` }),
      ),
    );
    const codes = new Set(answers.map(codeOf));
    expect([...codes].every((code) => code === null || code === "request/too-many")).toBe(true);
    const { rows } = await shop.db.$client.query("select 1 from uploads where owner_uuid = $1", [
      viewer.uuid,
    ]);
    expect(rows.length).toBe(answers.filter((answer) => codeOf(answer) === null).length);
    expect(codeOf(await sendUpload(shop, viewer, png, { scope: "configuration" }))).toBeNull();
  });
});
