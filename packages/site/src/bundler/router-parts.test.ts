import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { siteConfig } from "./site-config.ts";
import { WITHOUT_DISCOVERY, WITHOUT_OBSERVERS, withoutToolNames } from "./router-parts.ts";

const ROUTER = path.dirname(fileURLToPath(import.meta.resolve("react-router")));

type Module = Readonly<Record<string, (...args: unknown[]) => unknown>>;
const load = (address: string) => import(address) as Promise<Module>;
const loadText = (code: string) => load(`data:text/javascript,${encodeURIComponent(code)}`);
const loadOriginal = (file: string) => load(pathToFileURL(path.join(ROUTER, file)).href);

// R-WEB-67
test.each([
  { file: "lib/router/instrumentation.js", code: WITHOUT_OBSERVERS },
  { file: "lib/dom/ssr/fog-of-war.js", code: WITHOUT_DISCOVERY },
])("what stands for $file has the same names", async ({ file, code }) => {
  const [original, ours] = await Promise.all([loadOriginal(file), loadText(code)]);
  expect(Object.keys(ours).toSorted()).toEqual(Object.keys(original).toSorted());
});

test("without observers and discovery the router does what it does when nobody asks for them", async () => {
  expect(siteConfig.routeDiscovery).toEqual({ mode: "initial" });
  const [original, ours] = await Promise.all([
    loadOriginal("lib/dom/ssr/fog-of-war.js"),
    loadText(WITHOUT_DISCOVERY),
  ]);
  const isSsr = true;
  for (const each of [original, ours]) {
    expect(each["isFogOfWarEnabled"]?.({ mode: "initial" }, isSsr)).toBe(false);
    expect(each["getPatchRoutesOnNavigationFunction"]?.(() => null, {}, {}, isSsr, { mode: "initial" })).toBe(
      undefined,
    );
  }
  const { consumeInstrumentationClientResultMetaReceiver: consume } = await loadText(WITHOUT_OBSERVERS);
  expect(consume?.({})).toBe(undefined);
});

test("a part that nothing imports is not kept for the sake of its name", () => {
  expect(
    withoutToolNames('const Link = React$1.forwardRef(f);\nLink.displayName = "Link";\nexport { Link };'),
  ).toBe("const Link = /* @__PURE__ */ React$1.forwardRef(f);\n\nexport { Link };");
});
