import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../testing/error-catalogue/scene.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { studio } from "./testing/make-submit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

// R-PRC-15
test("a price cannot rise while the sale runs, not even one that was handed in before it began", async () => {
  const at = studio(shop);
  await at.words();
  const creator = await at.creator();
  const published = await at.publish(creator);
  const prices = (price: number) => ({ store_submit_price: [{ country: "us", price }] });
  const raised = await at.submit(creator, await at.set(creator, published, prices(1_600)));
  const onSale = (state: number) =>
    shop.db.$client.query(
      `insert into store_activities (store_id, state, percentage_discount) values ($1, $2, 30)
       on conflict (store_id) do update set state = excluded.state`,
      [published.store.id, state],
    );
  await onSale(2);
  const review = async () => {
    const { uuid, version } = raised;
    return codeOf(await at.askReview({ uuid, version, decision: "accept" }, await at.reviewer()));
  };
  expect(await review()).toBe("price/raised-in-sale");
  await onSale(3);
  expect(await review()).toBeUndefined();
});
