import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { addBuild } from "../builds/index.ts";
import { studio } from "../submissions/testing/make-submit.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let at: ReturnType<typeof studio>;
let reviewer: Viewer;
beforeAll(async () => {
  shop = await testShop();
  at = studio(shop);
  await at.words();
  reviewer = await at.reviewer();
});
afterAll(() => shop.close());

const list = (id: number, listed: boolean) =>
  shop.ask(
    'mutation ($id: Int!, $listed: Boolean!) { setStoreListed(id: $id, listed: $listed, reason: "A complaint") }',
    { id, listed },
    reviewer,
  );
const setListed = async (id: number, listed: boolean) =>
  fieldOf<boolean>(await list(id, listed), "setStoreListed");

const publicOf = async (id: number) =>
  fieldOf<{ list: readonly object[] }>(
    await shop.ask(`{ findStore(id: ${id}) { list { path released_at } } }`),
    "findStore",
  ).list[0];

async function ownerOf(id: number): Promise<Viewer> {
  const viewer = await shop.player();
  await shop.owner.$client.query(
    `begin; set local session_replication_role = replica;
     insert into entitlements (user_uuid, store_id, order_uuid, created_at)
       values ('${viewer.uuid}', ${id}, '${randomUUID()}', now()); commit`,
  );
  return viewer;
}

const downloads = async (id: number, viewer?: Viewer) => {
  const asked = `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${id}, os: ["windows"]) { store_url { type } } }`;
  const { data, errors } = await shop.ask(asked, {}, viewer);
  return errors?.[0]?.extensions.code ?? data?.["getStoreAuthorizedAndFindStoreUrl"];
};

// R-CAT-46
test("an unlisted game is visible to its owners only, and comes back unchanged", async () => {
  const creator = await at.creator();
  const { id } = (await at.publish(creator, { store: { released_at: "2026-03-01T12:00:00.000Z" } })).store;
  await addBuild(
    shop.db,
    shop.files,
    {
      uuid: randomUUID(),
      storeId: id,
      kind: "official",
      platform: "windows",
      language: "any",
      version: "1.0.0",
      filename: "quay.zip",
      now: shop.clock.now,
    },
    Buffer.from("program"),
  );
  const owner = await ownerOf(id);
  const before = await publicOf(id);
  expect(before).toBeDefined();

  expect(await setListed(id, false)).toBe(true);
  expect(await setListed(id, false)).toBe(false);
  expect(await publicOf(id)).toBeUndefined();
  expect(await downloads(id)).toBe("store/not-found");
  expect(await downloads(id, owner)).toEqual({ store_url: [{ type: "official" }] });

  expect(await setListed(id, true)).toBe(true);
  expect(await publicOf(id)).toEqual(before);
  const { rows } = await shop.db.$client.query(
    "select actor_uuid, why, after from audit_events where operation = 'setStoreListed' order by uuid",
  );
  expect(rows).toEqual([
    { actor_uuid: reviewer.uuid, why: "A complaint", after: { listed: false } },
    { actor_uuid: reviewer.uuid, why: "A complaint", after: { listed: true } },
  ]);
});

// R-CAT-46, R-SUB-4
test("a new version does not list it again, and keeps its address and release date", async () => {
  const creator = await at.creator();
  const published = await at.publish(creator, { store: { released_at: "2026-03-01T12:00:00.000Z" } });
  const { id, released_at } = published.store;
  const before = await publicOf(id);
  await setListed(id, false);
  shop.clock.now = new Date("2026-03-09T12:00:00Z");

  const moved = await at.set(creator, published, { store: { released_at: "2026-04-01T00:00:00.000Z" } });
  expect(moved.problems).toEqual([{ field: "store.released_at", problem: "fixed" }]);
  const renamed = await at.set(creator, moved, {
    store: { released_at },
    store_submit_info: [
      { ...at.content(await at.cover(creator, moved)).store_submit_info[0], name: "Other Quay" },
    ],
  });
  await at.review(reviewer, await at.submit(creator, renamed), "accept");
  expect(await publicOf(id)).toBeUndefined();
  await setListed(id, true);
  expect(await publicOf(id)).toEqual(before);
});

// R-CAT-46
test("a draft that was never accepted cannot be put on the shelves", async () => {
  const { id } = (await at.begin(await at.creator())).store;
  expect((await list(id, true)).errors?.[0]?.extensions.code).toBe("store/not-found");
});
