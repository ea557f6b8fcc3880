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
};
