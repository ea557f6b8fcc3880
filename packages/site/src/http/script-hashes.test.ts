import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashedScripts } from "./script-hashes.server.ts";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a script with the nonce is listed by hash, and the nonce is removed from the page", () => {
  const { html, sources } = hashedScripts(
    '<script nonce="n0">let a=1</script><script type="module" nonce="n0" async="">import "/b.js"</script>',
    "n0",
  );
  expect(sources).toEqual([source("let a=1"), source('import "/b.js"')]);
  expect(html).toBe('<script>let a=1</script><script type="module" async="">import "/b.js"</script>');
});

// R-WEB-4
test("an injected script is not listed", () => {
  const { sources } = hashedScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="n0">ours()</script>',
    "n0",
  );
  expect(sources).toEqual([source("ours()")]);
});

test("data blocks are not executed, and files are listed by address", () => {
  const { html, sources } = hashedScripts(
    '<script type="application/ld+json" nonce="n0">{}</script><script src="/a.js" nonce="n0"></script>',
    "n0",
  );
  expect(sources).toEqual([]);
  expect(html).not.toContain("nonce");
});

test("a repeated script is listed once, with the page's exact bytes", () => {
  const { sources } = hashedScripts(
    '<script nonce="n0">say("猫")</script><script nonce="n0">say("猫")</script>',
    "n0",
  );
  expect(sources).toEqual([source('say("猫")')]);
});
