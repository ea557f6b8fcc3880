import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { DAY_MS } from "@catnip/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createResizer, type Resizer } from "../../platform/images/resize.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { picture } from "./testing/odd-pictures.ts";
import { sendUpload, type Uploaded } from "./testing/send-upload.ts";
import { tidyUploads } from "./tidy-uploads.ts";

let shop: TestShop;
let resizer: Resizer;
beforeAll(async () => {
  shop = await testShop();
  resizer = createResizer(shop.files, path.join(shop.config.dataDir, "images"));
});
afterAll(() => shop.close());

const START = new Date("2026-03-01T12:00:00Z");
const after = (days: number) => {
  shop.clock.now = new Date(START.getTime() + days * DAY_MS);
  return tidyUploads(shop.services, shop.files, resizer);
};
let side = 100;

/** An upload of a unique image. */
async function upload(roles: readonly ("player" | "root")[] = ["player"], scope = "user") {
  shop.clock.now = START;
  const viewer = await shop.player({ roles });
  const file = fieldOf<Uploaded>(
    await sendUpload(shop, viewer, await picture((side += 1), 100), { scope }),
    "uploadFile",
  );
  const [hash = ""] = /[0-9a-f]{64}/.exec(file.url) ?? [];
  return { ...file, hash, viewer };
}
const isThere = (hash: string) => existsSync(shop.files.pathOf(hash));

// R-UPL-7
test("an upload not referenced within a week is deleted, with all its variants", async () => {
  const { hash } = await upload();
  await resizer.make(hash, 80, "webp");
  await after(6.9);
  expect(isThere(hash)).toBe(true);
  await after(7.1);
  expect(isThere(hash)).toBe(false);
  expect(await resizer.make(hash, 80, "webp")).toBeNull();
  const { rows } = await shop.db.$client.query("select 1 from images where hash = $1", [hash]);
  expect(rows).toEqual([]);
});

test.each([
  [
    "a profile",
    (hash: string, userUuid: string) =>
      shop.db.$client.query("update profiles set head = $1 where user_uuid = $2", [hash, userUuid]),
  ],
  [
    "a game's cover",
    async (hash: string) =>
      shop.db.$client.query("update store_infos set cover = $1 where store_id = $2", [
        hash,
        await makeGame(shop.db),
      ]),
  ],
  [
    "a game's screenshot",
    async (hash: string) =>
      shop.db.$client.query("update store_infos set screenshots = array[$1] where store_id = $2", [
        hash,
        await makeGame(shop.db),
      ]),
  ],
  [
    "a submission",
    async (hash: string, userUuid: string) =>
      shop.db.$client.query(
        `insert into store_submits (uuid, store_id, author_uuid, document, created_at, updated_at)
         values ($1, $2, $3, $4, now(), now())`,
        [
          randomUUID(),
          await makeGame(shop.db),
          userUuid,
          JSON.stringify({ store_submit_info: [{ screenshots: [{ id: "x", hash }] }] }),
        ],
      ),
  ],
])("images referenced by %s stay", async (_says, name) => {
  const { hash, viewer } = await upload();
  await name(hash, viewer.uuid);
  await after(30);
  expect(isThere(hash)).toBe(true);
});

test("images of the configuration stay, since texts refer to them by URL", async () => {
  const { hash } = await upload(["player", "root"], "configuration");
  await after(30);
  expect(isThere(hash)).toBe(true);
});

test("one user's image stays when another's upload of the same is deleted", async () => {
  const { hash, viewer } = await upload();
  await shop.db.$client.query("update profiles set head = $1 where user_uuid = $2", [hash, viewer.uuid]);
  const png = await picture(side, 100);
  await sendUpload(shop, await shop.player(), png);
  await after(30);
  expect(isThere(hash)).toBe(true);
});

test("a deleted user's images go at once", async () => {
  const { hash, viewer } = await upload();
  await shop.db.$client.query(`update "user" set deleted_at = now() where id = $1`, [viewer.uuid]);
  await after(0);
  expect(isThere(hash)).toBe(false);
});

test("the same file in a game's build stays", async () => {
  const { hash } = await upload();
  await shop.db.$client.query(
    `insert into builds (store_id, kind, platform, version, filename, hash, size, entry, manifest)
     values ($1, 'trial', 'web', '1', 'a.zip', 'h', 1, 'index.html', $2)`,
    [await makeGame(shop.db), JSON.stringify({ "cat.png": { hash, size: 1, type: "image/png" } })],
  );
  await after(30);
  expect(isThere(hash)).toBe(true);
});

test("so do those whose upload something else deleted, as account deletion does", async () => {
  const { hash, viewer } = await upload();
  await shop.db.$client.query("delete from uploads where owner_uuid = $1", [viewer.uuid]);
  await after(0);
  expect(isThere(hash)).toBe(false);
  const { rows } = await shop.db.$client.query("select 1 from image_leftovers");
  expect(rows).toEqual([]);
});

test("so does one whose last upload is deleted while the job is checking", async () => {
  const { hash, viewer } = await upload();
  const png = await picture(side, 100);
  const other = await shop.player();
  await sendUpload(shop, other, png);
  const remove = "delete from uploads where owner_uuid = $1";
  await shop.db.$client.query(remove, [viewer.uuid]);
  const leaving = await shop.db.$client.connect();
  await leaving.query("begin");
  await leaving.query(remove, [other.uuid]);
  await after(0);
  await leaving.query("commit");
  leaving.release();
  await after(0);
  expect(isThere(hash)).toBe(false);
});

test("an image uploaded again during its deletion exists afterwards", async () => {
  const { hash, viewer } = await upload();
  const png = await picture(side, 100);
  shop.clock.now = new Date(START.getTime() + 8 * DAY_MS);
  await Promise.all([
    ...Array.from({ length: 3 }, () => sendUpload(shop, viewer, png)),
    tidyUploads(shop.services, shop.files, resizer),
  ]);
  expect(isThere(hash)).toBe(true);
});
