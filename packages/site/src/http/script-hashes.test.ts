import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashedScripts } from "./script-hashes.server.ts";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a script with the nonce is named by its hash, and the nonce is gone from the page", () => {
  const { html, sources } = hashedScripts(
    '<script nonce="n0">let a=1</script><script type="module" nonce="n0" async="">import "/b.js"</script>',
    "n0",
  );
  expect(sources).toEqual([source("let a=1"), source('import "/b.js"')]);
  expect(html).toBe('<script>let a=1</script><script type="module" async="">import "/b.js"</script>');
});

// R-WEB-4
test("a script that somebody planted is not named", () => {
  const { sources } = hashedScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="n0">ours()</script>',
    "n0",
  );
  expect(sources).toEqual([source("ours()")]);
});

test("data is not run, and files are named by their address", () => {
  const { html, sources } = hashedScripts(
    '<script type="application/ld+json" nonce="n0">{}</script><script src="/a.js" nonce="n0"></script>',
    "n0",
  );
  expect(sources).toEqual([]);
  expect(html).not.toContain("nonce");
});

test("the same script twice is named once, in the page's own letters", () => {
  const { sources } = hashedScripts(
    '<script nonce="n0">say("猫")</script><script nonce="n0">say("猫")</script>',
    "n0",
  );
  expect(sources).toEqual([source('say("猫")')]);
});
