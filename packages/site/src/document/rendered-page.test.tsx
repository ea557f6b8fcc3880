import { lazy, Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { expect, test, vi } from "vitest";
import { renderedPage } from "./rendered-page.server.ts";
import { placeOfScripts, placeOfStyles } from "./document-parts.ts";

const Loud = styled.p.withConfig({ componentId: "loud" })`
  color: teal;
`;

const made = (children: ReactNode) =>
  renderedPage(
    {
      page: (
        <html lang="en-US">
          <head>
            <title>Cats</title>
            {placeOfStyles("n")}
          </head>
          <body>
            {children}
            <template dangerouslySetInnerHTML={{ __html: placeOfScripts("n") }} />
          </body>
        </html>
      ),
      scripts: <script nonce="n" dangerouslySetInnerHTML={{ __html: "start()" }} />,
    },
    "n",
  );

// R-WEB-55
test("a page is complete, with its components' styles in the head and its scripts in the template", async () => {
  const { html, hasFailed } = await made(<Loud>Hello</Loud>);
  expect(hasFailed).toBe(false);
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="en-US"><head>.*<style.*color:teal.*<\/style><\/head><body><p class="loud \w+">Hello<\/p><template><script nonce="n">start\(\)<\/script><\/template><\/body><\/html>$/s,
  );
});

test("a lazy part is awaited, and available at once the next time", async () => {
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

test("a failed part is reported, so that the page is not cached", async () => {
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

test("an error outside of any boundary fails the whole page", async () => {
  const Fault = () => {
    throw new Error("fault");
  };
  await expect(made(<Fault />)).rejects.toThrow("fault");
});
