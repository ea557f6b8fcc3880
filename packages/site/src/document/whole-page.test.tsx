import { lazy, Suspense, type ReactNode } from "react";
import type { EntryContext } from "react-router";
import { styled } from "styled-components";
import { expect, test, vi } from "vitest";
import { wholePage, type Apart } from "./whole-page.server.ts";

const Loud = styled.p.withConfig({ componentId: "loud" })`
  color: teal;
`;

const contextWith = (loaderData: unknown) =>
  ({ staticHandlerContext: { loaderData, actionData: null, errors: null }, renderMeta: {} }) as EntryContext;

const made = (children: ReactNode, loaderData: unknown = { root: { name: "<cat>" } }) =>
  wholePage(
    () => (
      <html lang="en-US">
        <head>
          <title>Cats</title>
        </head>
        <body>{children}</body>
      </html>
    ),
    contextWith(loaderData),
    { files: '<link rel="stylesheet" href="/a.css"/>', nonce: "n" },
  );

// R-WEB-65
test("a page is whole: its files, its styles, its markup and its data", async () => {
  const { html, hasFailed } = await made(<Loud>Hello</Loud>);
  expect(hasFailed).toBe(false);
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="en-US"><head>.*<link rel="stylesheet" href="\/a\.css"\/><style.*color:teal.*<\/style><\/head><body><p class="loud \w+">Hello<\/p><script type="application\/json" id="page-data">\{"loaderData":\{"root":\{"name":"\\u003ccat>"\}\},"actionData":null,"errors":null\}<\/script><\/body><\/html>$/s,
  );
});

// R-WEB-74
test("a page whose data comes apart has a place that says so", async () => {
  const without = (apart: Apart, data: unknown) =>
    wholePage(
      () => (
        <html lang="en-US">
          <head />
          <body>Hello</body>
        </html>
      ),
      contextWith(data),
      { files: "", nonce: "n", apart },
    );
  const { html } = await without("data", { root: { name: "Tibbles" } });
  expect(html).toMatch(
    /Hello<script type="application\/json" id="page-data" data-tag="[\da-f]{16}"><\/script><\/body><\/html>$/,
  );
  expect(html).not.toContain("Tibbles");
  expect((await without("data", { root: { name: "Rex" } })).html).not.toBe(html);

  const counting = (nowMs: number) =>
    without("data but time", { root: { name: "Tibbles" }, game: { nowMs } });
  const [early, late] = [await counting(10), await counting(20)];
  expect(early.html).toContain(' data-now="10"></script>');
  expect(late.html).toBe(early.html.replace('data-now="10"', 'data-now="20"'));
});

// R-WEB-65
test("the data is not asked for in the router's own format, unless JSON would change it", async () => {
  const askedWith = async (loaderData: unknown) => {
    let asked = 0;
    const context = Object.defineProperty(contextWith(loaderData), "serverHandoffStream", {
      get: () => (asked += 1),
      enumerable: true,
    });
    await wholePage(({ serverHandoffStream }) => <p>{serverHandoffStream ? "stream" : "none"}</p>, context, {
      files: "",
      nonce: "n",
    });
    return asked;
  };
  expect(await askedWith({ root: { name: "cat" } })).toBe(0);
  expect(await askedWith({ root: { at: new Date(0) } })).toBe(1);
});

test("a part whose code comes on demand is waited for, and is there at once the next time", async () => {
  let asked = 0;
  const Late = lazy(async () => {
    asked += 1;
    return { default: () => <b>late</b> };
  });
  const page = (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  );
  const [first, second] = [await made(page), await made(page)];
  expect(first.html).toContain("<!--$--><b>late</b><!--/$-->");
  expect(first).toEqual(second);
  expect(asked).toBe(1);
});

test("a part that fails is said to have failed, so that nobody keeps the page", async () => {
  const Fault = () => {
    throw new Error("fault");
  };
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { html, hasFailed } = await made(
    <Suspense fallback="waiting">
      <Fault />
    </Suspense>,
  );
  said.mockRestore();
  expect(hasFailed).toBe(true);
  expect(html).toContain("waiting");
});

test("a page that fails outside of any part fails as a whole", async () => {
  const Fault = () => {
    throw new Error("fault");
  };
  await expect(made(<Fault />)).rejects.toThrow("fault");
});
