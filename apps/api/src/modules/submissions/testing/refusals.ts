import { randomUUID } from "node:crypto";
import { studio } from "./make-submit.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "submission/not-found": async ({ shop }) =>
    codeOf(await studio(shop).askSet({ uuid: randomUUID(), version: 1 }, await studio(shop).creator())),
  "submission/incomplete": async ({ shop }) => {
    const at = studio(shop);
    const creator = await at.creator();
    const { uuid, version } = await at.begin(creator);
    return codeOf(await at.askSubmit({ uuid, version, adult: true, rights: true }, creator));
  },
  "submission/not-editable": async ({ shop }) => {
    const at = studio(shop);
    const creator = await at.creator();
    const { uuid, version } = await at.begin(creator);
    return codeOf(await at.askWithdraw({ uuid, version }, creator));
  },
  "price/raised-in-sale": async ({ shop }) => {
    const at = studio(shop);
    await at.words();
    const creator = await at.creator();
    const published = await at.publish(creator);
    await shop.db.$client.query(
      "insert into store_activities (store_id, state, percentage_discount) values ($1, 2, 30)",
      [published.store.id],
    );
    const raised = await at.set(creator, published, {
      store_submit_price: [{ country: "us", price: 1_501 }],
    });
    const { uuid, version } = raised;
    return codeOf(await at.askSubmit({ uuid, version, adult: true, rights: true }, creator));
  },
};
