import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { localNamesPage } from "./local-names-page.ts";

const LOCAL = { originPattern: "http://{site}.localhost:{port}", port: 4000 };
/** Written into a script. */
const TO = "http://international.localhost:4000/store?keyword=</script><script>alert(1)";
const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const CHROME =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0";

const asked = (userAgent: string, more: { method?: string; accept?: string } = {}) => {
  const { method = "GET", accept = "text/html,application/xhtml+xml" } = more;
  return new Request("http://localhost:4000/", { method, headers: { "user-agent": userAgent, accept } });
};

// R-OPS-22
describe("at the machine's own name", () => {
  test.each([
    { says: "Chrome", request: asked(CHROME) },
    { says: "Firefox", request: asked(FIREFOX) },
    { says: "a program", request: asked("curl/8.16.0", { accept: "*/*" }) },
    { says: "a script in Safari", request: asked(SAFARI, { accept: "application/json" }) },
    { says: "a HEAD", request: asked(SAFARI, { method: "HEAD" }) },
  ])("$says is redirected", ({ request }) => {
    expect(localNamesPage(request, TO, LOCAL)).toBeNull();
  });

  test("Safari is redirected where names are real", () => {
    const config = { ...LOCAL, originPattern: "https://{site}.shop.example" };
    expect(localNamesPage(asked(SAFARI), "https://international.shop.example/", config)).toBeNull();
  });

  test("Safari gets a page that names every host, and may run its one script alone", async () => {
    const answer = localNamesPage(asked(SAFARI), TO, LOCAL);
    const html = (await answer?.text()) ?? "";
    for (const name of [
      "international",
      "partner",
      "china-next",
      "account",
      "pay",
      "api",
      "cdn",
      "mail",
      "bank",
    ])
      expect(html).toMatch(new RegExp(`<pre>[^<]* ${name}\\.localhost[ "]`));
    const [script = "", ...others] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    expect(others).toEqual([]);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(answer?.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}'`);
  });
});
