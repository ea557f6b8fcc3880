import { connectDatabase } from "../../platform/database.ts";
import { createLimits } from "../../platform/limits/limits.ts";
import { handlerFor } from "./handler-for.ts";
import { codeOf, type Refusals } from "./scene.ts";
import { ENDPOINT, type Answer } from "../test-shop.ts";

/** Errors of the API itself, independent of the operation. */
export const refusals: Refusals = {
  "9999": async ({ shop }) => {
    await shop.owner.$client.query("alter table articles rename to articles_away");
    const code = codeOf(await shop.ask("{ findArticle { total } }"));
    await shop.owner.$client.query("alter table articles_away rename to articles");
    return code;
  },
  "auth/argument-error": async ({ shop }) => {
    const headers = {
      "content-type": "application/json",
      "accept-version": "v2",
      authorization: "Basic eDp5",
    };
    const response = await shop.send(
      new Request(ENDPOINT, { method: "POST", headers, body: '{"query":"{ __typename }"}' }),
    );
    const { errors } = (await response.json()) as Pick<Answer, "errors">;
    return errors?.[0]?.extensions.code;
  },
  "auth/login-required": async ({ shop }) => codeOf(await shop.ask("{ findCartStore { uuid } }")),
  "auth/forbidden": async ({ shop }) =>
    codeOf(await shop.ask("{ findRedemptionBatch { uuid } }", {}, await shop.player())),
  "input/invalid": async ({ shop }) => codeOf(await shop.ask("{ nothing }")),
  "request/too-many": async ({ shop }) => {
    const limits = createLimits({ ...shop.services, secret: shop.config.secret, slack: 1 });
    const handle = handlerFor(shop, { limits });
    const searches = Array.from({ length: 61 }, (_, at) => `s${at}: findArticle(keyword: "tea") { total }`);
    return handle(`{ ${searches.join(" ")} }`);
  },
  "request/version": async ({ shop }) => {
    const headers = { "content-type": "application/json" };
    const response = await shop.send(
      new Request(ENDPOINT, { method: "POST", headers, body: '{"query":"{ __typename }"}' }),
    );
    const { errors } = (await response.json()) as Pick<Answer, "errors">;
    return errors?.[0]?.extensions.code;
  },
  "service/unavailable": async ({ shop }) => {
    const db = connectDatabase("postgres://nobody@127.0.0.1:9/none");
    const code = await handlerFor(shop, { db })("{ findArticle { total } }");
    await db.$client.end();
    return code;
  },
};
