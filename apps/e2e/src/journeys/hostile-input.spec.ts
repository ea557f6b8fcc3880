import { hostileTexts } from "@catnip/domain/articles/testing";
import { sql } from "../support/database.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { findsNothingForeign, listenForScripts, RUNS_BY_ITSELF } from "../support/hostile-page.ts";
import { ask } from "../support/http.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** A demo account that may write articles and already has a country. */
const STAFF = { email: "staff@catnip.test", password: "Catnip2026" };
const TEXTS = hostileTexts().map(({ text }) => text);

// R-CMT-5, R-ART-3
test("input through the API is rendered as text: names, comments, articles, searches, URLs", async ({
  visitor,
}) => {
  test.setTimeout(120_000);
  const player = await visitor({ bypassCSP: true });
  const heard = await listenForScripts(player);
  await player.opensAs(STAFF, "/terms");
  const chosen = TEXTS.filter((text) => text.length <= 40 && RUNS_BY_ITSELF.test(text));
  const texts = Array.from({ length: 6 }, (_, index) => chosen[index * Math.floor(chosen.length / 6)] ?? "");
  const [me] = await sql<{ id: string }>(`select id from "user" where email = $1`, [player.email]);
  await sql(
    `insert into entitlements (user_uuid, store_id, order_uuid, created_at)
     select $1::uuid, $2, gen_random_uuid(), now()
    on conflict do nothing`,
    [me?.id, NEON_DRIFT.id],
  );
  const send = await apiOf(player);
  await send(
    `mutation ($c: String!) { addStoreComment(store_id: ${NEON_DRIFT.id}, comment: $c, vote: 1) { uuid } }`,
    {
      c: texts.join(" "),
    },
  );
  for (const text of texts) {
    await send("mutation ($n: String!) { setUser(profile: { nickname: $n, brief: $n }) { uuid } }", {
      n: text,
    });
    await send("mutation ($uuid: ID!, $a: ArticleInput!) { addArticle(uuid: $uuid, article: $a) { uuid } }", {
      uuid: crypto.randomUUID(),
      a: { category: "announcement", headline: text, text: `<p>${text}</p>`, broadcast_state: 1 },
    });
    for (const path of [`/store/${NEON_DRIFT.id}`, "/", `/store?keyword=${encodeURIComponent(text)}`]) {
      await player.opens(path);
      await findsNothingForeign(player.page);
    }
    await player.expecting({ status: [400, 404] }, async () => {
      await player.opens(`/redirect?returnPath=${encodeURIComponent(text)}`);
      await findsNothingForeign(player.page);
      // Continues by itself, wherever the payload leads.
      await player.page.waitForURL(({ pathname }) => pathname !== "/redirect");
      await findsNothingForeign(player.page);
      await player.opens(`/${encodeURIComponent(text)}?returnUrl=${encodeURIComponent(text)}`);
      await findsNothingForeign(player.page);
    });
  }
  expect(heard).toEqual([]);
  // Other journeys use the same shop.
  await sql("update profiles set nickname = 'Quill', brief = null where user_uuid = $1", [me?.id]);
  await sql("delete from store_comments where user_uuid = $1", [me?.id]);
  await sql("delete from entitlements where user_uuid = $1", [me?.id]);
  await sql("delete from articles where uuid in (select article_uuid from article_versions)");
});

/** Sends operations as the logged-in player, bypassing all forms. */
async function apiOf(player: Player): Promise<(query: string, variables: object) => Promise<void>> {
  const token = await player.page.evaluate(async () => {
    const answer = await fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } });
    return ((await answer.json()) as { access_token: string }).access_token;
  });
  return async (query, variables) => {
    const answer = await ask(`${site("api")}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    expect(JSON.parse(answer.body.toString())).not.toHaveProperty("errors");
  };
}
