import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { storefrontRoutes } from "./routes.ts";

/** The addresses of a branch of routes, without the language's prefix. */
function addresses(routes: readonly RouteConfigEntry[], above = ""): readonly string[] {
  return routes.flatMap(({ path = "", index, children }) => {
    const here = path === "" || path === ":locale?" ? above : `${above}/${path}`;
    return [
      ...(index || (path !== "" && !children) ? [here || "/"] : []),
      ...addresses(children ?? [], here),
    ];
  });
}

const [FRAMED, BARE] = storefrontRoutes()
  .filter(({ path }) => path === ":locale?")
  .map((layout) => addresses(layout.children ?? []));

test.each([
  "/",
  "/404",
  "/about-us",
  "/account",
  "/account/log",
  "/account/profile",
  "/account/statement",
  "/article",
  "/article/:uuid",
  "/bookmark",
  "/boy-bl",
  "/boy-r18",
  "/employment",
  "/girl-gl",
  "/girl-r18",
  "/my-store",
  "/partners",
  "/privacy",
  "/redirect",
  "/store",
  "/store/:id",
  "/terms",
  "/test",
  "/user",
  "/user/:uuid",
])("%s is a page of the shop, in every language's form", (address) => {
  expect(FRAMED).toContain(address);
});

// R-WEB-12
test.each(["/store/:id/fullscreen", "/store/:id/fullscreen-test", "/test/empty"])(
  "%s is a page alone, in every language's form",
  (address) => {
    expect(BARE).toContain(address);
    expect(FRAMED).not.toContain(address);
  },
);
