import { setupI18n } from "@lingui/core";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { documentDesk } from "./testing/document-desk.ts";
import { translations } from "./translations.http.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const desk = documentDesk(shop, await shop.player({ roles: ["root"] }));
  const t = [
    { lang: "ja-JP", key: "Search games", value: "ゲームをさがす" },
    { lang: "ja-JP", key: "Hello {name}", value: "{name}さん、こんにちは" },
    { lang: "de-DE", key: "Search games", value: "Spiele finden" },
  ];
  await desk.set("others/langs", { t });
  await desk.set(
    "others/langs",
    { t: [{ lang: "ja-JP", key: "Search games", value: "ほかのゲーム" }] },
    { brand: "partner" },
  );
});
afterAll(() => shop.close());

const get = (query: string, { method = "GET", headers = {} } = {}) =>
  translations(
    shop.services,
    new Request(`http://api.localhost:4000/translations${query}`, { method, headers }),
  );

async function words(query: string) {
  const { messages } = (await (await get(query)).json()) as { messages: Record<string, never> };
  const i18n = setupI18n({ locale: "x", messages: { x: messages } });
  return [
    i18n._(generateMessageId("Search games")),
    i18n._(generateMessageId("Hello {name}"), { name: "Mika" }),
  ];
}

describe("a translation sheet", () => {
  test("contains the texts of one language, in Lingui's format", async () => {
    expect(await words("?id=ja-JP")).toEqual(["ゲームをさがす", "Mikaさん、こんにちは"]);
    expect((await words("?id=de-DE"))[0]).toBe("Spiele finden");
  });

  test("of a brand includes the shared texts, with its own taking precedence", async () => {
    expect(await words("?id=partner/ja-JP")).toEqual(["ほかのゲーム", "Mikaさん、こんにちは"]);
    expect((await words("?id=partner%2Fde-DE"))[0]).toBe("Spiele finden");
  });

  test("without texts is empty, not missing", async () => {
    const answer = await get("?id=fr-FR");
    expect([answer.status, await answer.json()]).toEqual([200, { id: "fr-FR", messages: {} }]);
  });

  test("is public and cacheable, and answers a matching ETag with 304", async () => {
    const answer = await get("?id=ja-JP");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const etag = answer.headers.get("etag") ?? "";
    const again = await get("?id=ja-JP", { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, etag]);
    const head = await get("?id=ja-JP", { method: "HEAD" });
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([200, null, etag]);
  });

  test.each([
    "",
    "?id=",
    "?id=xx-XX",
    "?id=ja-jp",
    "?id=nobody/ja-JP",
    "?id=../ja-JP",
    "?id=shared/ja-JP",
    "?id=%00",
  ])("does not exist at %s", async (query) => {
    expect((await get(query)).status).toBe(404);
  });

  test("is read-only here", async () => {
    const answer = await get("?id=ja-JP", { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
