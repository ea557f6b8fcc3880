import { expect, test } from "vitest";
import { hashedScripts } from "../http/script-hashes.server.ts";
import { withLateScripts } from "./late-scripts.server.ts";

const CODE = 'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-2.js";';
const PAGE =
  '<head><link rel="modulepreload" fetchpriority="low" href="/assets/root-2.js"/>' +
  '<link rel="modulepreload" fetchpriority="low" href="/assets/libraries-3.js"/></head>' +
  `<body><script nonce="n">first()</script><script nonce="n" type="module" async="">${CODE}</script></body>`;

// R-WEB-55
test("a page's modules are neither preloaded nor run, and what starts them finds all of them, libraries first", () => {
  const late = withLateScripts(PAGE);
  expect(late).not.toContain("modulepreload");
  expect(late).not.toContain('type="module"');
  expect(late).toContain('data-files="/assets/libraries-3.js /assets/root-2.js"');
  expect(late).toContain('<script nonce="n">first()</script>');
});

// R-WEB-55
test("what is prepared for them runs with them, and its element stays", () => {
  const prepares = 'window.__reactRouterContext = {"ssr":true};';
  const late = withLateScripts(
    PAGE.replace('<script nonce="n" type', `<script nonce="n">${prepares}</script><script nonce="n" type`),
  );
  expect(late).toContain('first()</script><script nonce="n"></script><script type="text/plain"');
  expect(late).toContain(`>${prepares}${CODE}</script>`);
});

test("the policy allows the module that is started later", () => {
  const whole = hashedScripts(PAGE, "n").sources;
  expect(hashedScripts(withLateScripts(PAGE), "n").sources).toEqual(whole);
});
