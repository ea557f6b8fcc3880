import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { sql } from "../support/database.ts";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const API = `${site("api")}/graphql`;

const MUTATION =
  'mutation { addClientSourceProfileByGuest(consent: true, platform_key: "international", client_type: "web") { uuid } }';
const BODY = JSON.stringify({ query: MUTATION });

/** Every way a page can make a browser send something to another site. */
const PAGE = `<!doctype html><title>Prizes</title>
  <img src="${API}?query=${encodeURIComponent(MUTATION)}">
  <iframe name="a"></iframe><iframe name="b"></iframe><iframe name="c"></iframe><iframe name="d"></iframe>
  <form target="a" method="post" action="${API}"><input name="query" value='${MUTATION}'></form>
  <form target="b" method="post" enctype="text/plain" action="${API}"><input name='${BODY.slice(0, -1)},"x":"' value='"}'></form>
  <form target="c" method="post" enctype="multipart/form-data" action="${API}">
    <input name="operations" value='${BODY}'><input name="map" value="{}"></form>
  <form target="d" method="get" action="${API}"><input name="query" value='${MUTATION}'></form>`;

// R-SIG-7, R-API-7
test("a cross-site page cannot make a visitor's browser change anything", async ({ page }) => {
  // A foreign server at a foreign name. A page without one could not reach a local address at all.
  const elsewhere = createServer((_, res) => res.setHeader("content-type", "text/html").end(PAGE)).listen(
    0,
    "127.0.0.1",
  );
  await new Promise((resolve) => elsewhere.once("listening", resolve));
  const foreign = `http://evil.localhost:${(elsewhere.address() as AddressInfo).port}/`;
  const count = async () =>
    (await sql<{ n: number }>("select count(*)::int as n from client_source_profiles"))[0]?.n;
  const before = await count();
  const answers: string[] = [];
  page.context().on("response", (response) => {
    if (response.url().startsWith(API)) answers.push(`${response.request().method()} ${response.status()}`);
  });
  await page.goto(foreign);
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
  // The attacker cannot read any response.
  expect(
    Object.entries(said).filter(([, type]) => type === "basic" || type === "cors" || type === "default"),
  ).toEqual([]);
  // The requests arrived and were rejected; outside production a GET opens the GraphQL explorer, nothing more.
  await expect
    .poll(() => answers.toSorted())
    .toEqual(["GET 200", "POST 400", "POST 415", "POST 415", "POST 415", "POST 415", "POST 415"]);
  expect(await count()).toBe(before);
  elsewhere.close();
});

test("the same request without an Origin succeeds: it is the foreign page that is rejected", async () => {
  const headers = { "content-type": "application/json", "accept-version": "v2" };
  expect((await ask(API, { method: "POST", headers, body: BODY })).status).toBe(200);
});
