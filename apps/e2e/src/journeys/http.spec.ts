import { createHash } from "node:crypto";
import { serverAudits } from "graphql-http";
import { isHydrated } from "../support/hydrated.ts";
import { AUTHOR, NEON_DRIFT } from "../support/games.ts";
import { ask, type Answer } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");
const ACCOUNT = site("account");
const PAY = site("pay");
const API = site("api");
const CDN = site("cdn");

const PUBLIC_PAGES = ["/", "/zh-CN", "/store", "/girl-gl", `/store/${NEON_DRIFT.id}`, "/terms"];
const LANGUAGE = { cookie: "user.specified.language=zh-CN" };

// R-PRV-5, R-WEB-4
test.describe("a publicly cacheable page", () => {
  for (const path of PUBLIC_PAGES) {
    test(`${path} allows its scripts by hash and leaks no secret`, async () => {
      const page = await ask(SHOP + path);
      expect(page.headers["cache-control"]).toMatch(/^public,/);
      const policy = String(page.headers["content-security-policy"]);
      const html = page.body.toString();
      expect(policy + html).not.toMatch(/nonce/);
      const scripts = inlineScriptsIn(html);
      // In the head, at the end of the page, and what is started late.
      expect(scripts.length).toBeGreaterThanOrEqual(4);
      for (const script of scripts) {
        const hash = createHash("sha256").update(script).digest("base64");
        expect(policy, script.slice(0, 80)).toContain(`'sha256-${hash}'`);
      }
      expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size);
    });

    test(`${path} runs in a browser that enforces its CSP`, async ({ page }) => {
      const blocked: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) blocked.push(message.text());
      });
      await page.goto(SHOP + path);
      // Observed by the script in the head.
      await page.locator("[data-over-18]").click();
      await expect(page.locator("html")).toHaveAttribute("data-adult", "yes");
      await isHydrated(page);
      expect(blocked).toEqual([]);
    });

    test(`${path} varies by encoding and by the chosen language`, async () => {
      for (const accept of ["br", "gzip", "identity"]) {
        const { headers } = await ask(SHOP + path, { headers: { "accept-encoding": accept } });
        expect(varies(headers.vary)).toEqual(["accept-encoding", "cookie"]);
      }
      const once = await ask(`${SHOP}${path}?redirect=1`, { headers: LANGUAGE });
      expect([once.status, varies(once.headers.vary)]).toEqual([200, ["accept-encoding"]]);
    });
  }

  test("an unchanged page gets 304 in every encoding", async () => {
    for (const accept of ["br", "gzip", "identity"]) {
      const first = await ask(`${SHOP}/terms`, { headers: { "accept-encoding": accept } });
      const known = `"other", W/${first.headers.etag}`;
      const again = await ask(`${SHOP}/terms`, {
        headers: { "accept-encoding": accept, "if-none-match": known },
      });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      expect(again.headers.vary).toBe(first.headers.vary);
    }
  });
});

test.describe("the chosen language", () => {
  // R-LNG-4
  test("redirects from every page to that language, and no shared cache stores the redirect", async () => {
    for (const path of ["/", "/store?keyword=cat", "/ja-JP/terms"]) {
      const answer = await ask(SHOP + path, { headers: LANGUAGE });
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toMatch(/^\/zh-CN.*[?&]redirect=1$/);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(varies(answer.headers.vary)).toEqual(["cookie"]);
    }
  });

  test("redirects neither machine-readable files nor login", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"])
      expect((await ask(SHOP + path, { headers: LANGUAGE })).status, path).toBe(200);
    const login = await ask(`${SHOP}/auth/login`, { headers: LANGUAGE });
    expect(login.headers.location).toMatch(new RegExp(`^${ACCOUNT}/auth/oauth2/authorize`));
  });
});

test("HEAD matches GET on every site, without the body", async () => {
  const asset = /"(\/assets\/[^"]+\.js)"/.exec((await ask(SHOP)).body.toString())?.[1] ?? "";
  for (const address of [
    ...PUBLIC_PAGES.map((path) => SHOP + path),
    ...[
      "/my-store",
      "/user",
      `/user/${AUTHOR.uuid}`,
      "/robots.txt",
      "/sitemap.xml",
      "/manifest.webmanifest",
      "/foo",
      "/favicon.svg",
      asset,
    ].map((path) => SHOP + path),
    ...["/", "/sign-in", "/auth/me", "/foo"].map((path) => ACCOUNT + path),
    ...["/", "/log", "/foo"].map((path) => PAY + path),
    ...["/health", "/translations?id=international/en-US", "/graphql", "/nothing"].map((path) => API + path),
    `${CDN}/countries.json`,
    `${CDN}/i/nothing`,
  ])
    for (const accept of ["gzip", "identity"]) {
      const send = (method: string) => ask(address, { method, headers: { "accept-encoding": accept } });
      // In between, because a page may be rendered again at any moment.
      const [before, head, after] = [await send("GET"), await send("HEAD"), await send("GET")];
      expect(head.status, address).toBe(before.status);
      expect(head.body.length, address).toBe(0);
      expect([saidBy(before), saidBy(after)], address).toContainEqual(saidBy(head));
    }
});

test("a gzip-only client gets gzip for everything worth compressing", async () => {
  const headers = { "accept-encoding": "gzip" };
  const page = await ask(SHOP, { headers: { "accept-encoding": "identity" } });
  const assets = [...page.body.toString().matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path,
  );
  let bytes = 0;
  let plainBytes = 0;
  for (const path of new Set(assets)) {
    const [zipped, plain] = await Promise.all([ask(SHOP + path, { headers }), ask(SHOP + path)]);
    if (plain.body.length >= 512) expect(zipped.headers["content-encoding"], path).toBe("gzip");
    bytes += zipped.body.length;
    plainBytes += plain.body.length;
  }
  expect(bytes).toBeLessThan(plainBytes / 2);
});

test.describe("logging in and out", () => {
  const addresses = [SHOP, PAY, ACCOUNT].flatMap((origin) =>
    ["login", "callback", "token", "logout", "me", "session", "nothing"].map(
      (name) => `${origin}/auth/${name}`,
    ),
  );
  for (const address of addresses)
    test(`no cache stores ${new URL(address).hostname}${new URL(address).pathname}, and no browser sniffs it`, async () => {
      for (const method of ["GET", "POST", "HEAD"]) {
        const { headers } = await ask(address, { method });
        expect(headers["cache-control"], method).toContain("no-store");
        expect(headers["x-content-type-options"], method).toBe("nosniff");
      }
    });

  test("nor any API response that does not allow it", async () => {
    for (const path of [
      "/graphql",
      "/session",
      "/session/token",
      "/payments/notify/x",
      "/payments/changes/x",
      "/download/x/y",
      "/mails/off",
      "/health",
      "/nothing",
    ])
      for (const method of ["GET", "POST"]) {
        const { headers } = await ask(API + path, { method });
        expect(headers["cache-control"], `${method} ${path}`).toContain("no-store");
        expect(headers["x-content-type-options"], `${method} ${path}`).toBe("nosniff");
      }
  });

  test("a guest who requests a token gets 401 with a challenge", async () => {
    const answer = await ask(`${SHOP}/auth/token`, {
      method: "POST",
      headers: { origin: SHOP, "sec-fetch-site": "same-origin" },
    });
    expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, expect.any(String)]);
  });
});

test.describe("an unknown URL", () => {
  for (const path of ["/foo", "/foo/store", `/foo/store/${NEON_DRIFT.id}`, "/foo.data"])
    test(`${path} contains nothing of another page`, async () => {
      const answer = await ask(SHOP + path);
      expect(answer.status).toBe(404);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body.toString()).not.toContain(NEON_DRIFT.name);
    });

  for (const origin of [ACCOUNT, PAY])
    test(`is not found on ${new URL(origin).hostname}`, async () => {
      for (const path of ["/foo", "/foo/sign-in", "/zh-CN/foo", "/foo?ui_locales=ja-JP"])
        expect((await ask(origin + path)).status, path).toBe(404);
    });
});

test("an unsupported method gets 405 with the allowed ones", async () => {
  const cases: [method: string, address: string, allow: string][] = [
    ["POST", `${SHOP}/store`, "GET, HEAD"],
    ["PUT", `${SHOP}/`, "GET, HEAD"],
    ["DELETE", `${SHOP}/favicon.svg`, "GET, HEAD"],
    ["OPTIONS", `${ACCOUNT}/sign-in`, "GET, HEAD, POST"],
    ["GET", `${SHOP}/auth/token`, "POST"],
    ["POST", `${SHOP}/robots.txt`, "GET, HEAD"],
    ["GET", `${API}/graphql`, "POST"],
    ["GET", `${API}/session`, "POST"],
    ["POST", `${API}/translations`, "GET, HEAD"],
    ["POST", `${API}/health`, "GET, HEAD"],
    ["POST", `${CDN}/countries.json`, "GET, HEAD"],
  ];
  for (const [method, address, allow] of cases) {
    const answer = await ask(address, { method });
    expect([answer.status, answer.headers.allow], `${method} ${address}`).toEqual([405, allow]);
  }
});

test("only a site with a manifest links to one", async () => {
  const named = async (address: string) =>
    /<link rel="manifest" href="([^"]+)"/.exec((await ask(address)).body.toString())?.[1];
  const manifest = await named(SHOP);
  expect((await ask(SHOP + manifest)).status).toBe(200);
  expect(await named(`${ACCOUNT}/sign-in`)).toBeUndefined();
  expect(await named(PAY)).toBeUndefined();
});

test.describe("GraphQL over HTTP", () => {
  const audits = serverAudits({
    url: `${API}/graphql`,
    fetchFn: async (url: string, init: RequestInit = {}) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), "accept-version": "v2" };
      const body = typeof init.body === "string" ? { body: init.body } : {};
      const answer = await ask(url, { method: init.method ?? "GET", headers, ...body });
      const said = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return new Response(new Uint8Array(answer.body), {
        status: answer.status,
        headers: Object.fromEntries(said),
      });
    },
  });
  /** Features a server may also offer over GET; here everything is POST. */
  const byGet = new Set(["5A70", "D6D5", "6A70"]);
  for (const { id, name, fn } of audits)
    test(`${id} ${name}`, async () => {
      const result = await fn();
      expect(result.status, "reason" in result ? result.reason : "").toBe(byGet.has(id) ? "notice" : "ok");
    });
});

const varies = (header: string | undefined): readonly string[] =>
  (header ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .toSorted();

/** Ignores whatever is generated per response. */
function saidBy(answer: Answer | undefined): Record<string, unknown> {
  const {
    date: _date,
    "transfer-encoding": _coding,
    "content-security-policy": policy,
    ...said
  } = answer?.headers ?? {};
  return { ...said, policy: policy?.toString().replace(/'nonce-[^']+'/, "'nonce'") };
}

const inlineScriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => text !== "" && !/application\/(?:ld\+)?json/.test(attributes))
    .map(([, , text = ""]) => text);
