import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../platform/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const note = (variables: Record<string, unknown>) =>
  shop.ask(
    "mutation ($event: String!, $page: String, $meta: JSON) { addLogTraffic(event_name: $event, page_location: $page, meta: $meta) }",
    variables,
  );

test("an event is noted with its page, but without the page's query", async () => {
  const answer = await note({
    event: "pg_store_search",
    page: "http://international.localhost:4000/store?keyword=secret#x",
    meta: { type: "all" },
  });
  expect(answer.data).toEqual({ addLogTraffic: true });
  const { rows } = await shop.db.$client.query(
    "select event_name, page_location, meta, user_uuid from traffic_logs",
  );
  expect(rows).toEqual([
    {
      event_name: "pg_store_search",
      page_location: "http://international.localhost:4000/store",
      meta: { type: "all" },
      user_uuid: null,
    },
  ]);
});

test.each([
  { says: "an endless name", variables: { event: "x".repeat(101) } },
  { says: "endless facts", variables: { event: "begin_checkout", meta: { text: "x".repeat(5_000) } } },
])("$says is not noted, and no error either", async ({ variables }) => {
  expect((await note(variables)).data).toEqual({ addLogTraffic: false });
});
