import { randomUUID } from "node:crypto";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import type { TestShop } from "../../../testing/test-shop.ts";

const addArticle = async (shop: TestShop, uuid: string, headline: string) =>
  shop.ask(
    `mutation { addArticle(uuid: "${uuid}", article: { category: "qa", headline: "${headline}", text: "<p>x</p>" }) { uuid } }`,
    {},
    await shop.player({ roles: ["support"] }),
  );

export const refusals: Refusals = {
  "article/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setArticleHelpful(uuid: "${randomUUID()}", helpful: true) { uuid } }`,
        {},
        await shop.player(),
      ),
    ),
  "request/id-conflict": async ({ shop }) => {
    const uuid = randomUUID();
    await addArticle(shop, uuid, "One");
    return codeOf(await addArticle(shop, uuid, "Another"));
  },
  "request/version-conflict": async ({ shop }) => {
    const uuid = randomUUID();
    await addArticle(shop, uuid, "One");
    return codeOf(
      await shop.ask(
        `mutation { setArticle(uuid: "${uuid}", version: 7, article: { headline: "Late" }) { uuid } }`,
        {},
        await shop.player({ roles: ["support"] }),
      ),
    );
  },
};
