import { expect, test } from "@playwright/test";
import { sql } from "../support/database.ts";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";

/** A page of somebody else's, at a name that is not ours. Its browser noise is what it deserves. */
const FOREIGN = site("evil");
const API = `${site("api")}/graphql`;

const MUTATION =
  'mutation { addClientSourceProfileByGuest(platform_key: "international", client_type: "web") { uuid } }';
const BODY = JSON.stringify({ query: MUTATION });

/** Every way in which a page can make a browser send something to another site. */
const PAGE = `<!doctype html><title>Prizes</title>
  <img src="${API}?query=${encodeURIComponent(MUTATION)}">
  <iframe name="a"></iframe><iframe name="b"></iframe><iframe name="c"></iframe><iframe name="d"></iframe>
  <form target="a" method="post" action="${API}"><input name="query" value='${MUTATION}'></form>
  <form target="b" method="post" enctype="text/plain" action="${API}"><input name='${BODY.slice(0, -1)},"x":"' value='"}'></form>
  <form target="c" method="post" enctype="multipart/form-data" action="${API}">
    <input name="operations" value='${BODY}'><input name="map" value="{}"></form>
  <form target="d" method="get" action="${API}"><input name="query" value='${MUTATION}'></form>`;

test("a foreign page cannot make a visitor's browser change anything", async ({ page }) => {
  await page.route(`${FOREIGN}/**`, (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
  const count = async () =>
    (await sql<{ n: number }>("select count(*)::int as n from client_source_profiles"))[0]?.n;
  const before = await count();
  const answers: number[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(API)) answers.push(response.status());
  });
  await page.goto(`${FOREIGN}/`);
  const said = await page.evaluate(
    async ({ api, body }) => {
      for (const form of document.forms) form.submit();
      const send = (init: RequestInit) =>
        fetch(api, { method: "POST", body, credentials: "include", ...init }).then(
          (response) => response.type,
          () => "refused",
        );
      const json = { "content-type": "application/json", "accept-version": "v2" };
      return {
        "as JSON": await send({ headers: json }),
        "as text, unread": await send({ mode: "no-cors", headers: { "content-type": "text/plain" } }),
        "as a form, unread": await send({ mode: "no-cors", body: new URLSearchParams({ query: body }) }),
        "as a beacon": navigator.sendBeacon(api, new Blob([body], { type: "text/plain" })),
      };
    },
    { api: API, body: BODY },
  );
  expect(said).toEqual({
    "as JSON": "refused",
    "as text, unread": "opaque",
    "as a form, unread": "opaque",
    "as a beacon": true,
  });
  // All of them arrived and were turned away at the door.
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(7);
  expect(answers.filter((status) => ![204, 400, 405, 415].includes(status))).toEqual([]);
  expect(await count()).toBe(before);
});

test("the same question from nowhere in particular is answered: it is the page that is refused", async () => {
  const headers = { "content-type": "application/json", "accept-version": "v2" };
  expect((await ask(API, { method: "POST", headers, body: BODY })).status).toBe(200);
});
