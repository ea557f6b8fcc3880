import { renderToString } from "react-dom/server";
import { ServerStyleSheet, styled, ThemeProvider } from "styled-components";
import { expect, test } from "vitest";
import { isStatic, renderStatically, type Component } from "./static-styled.server.tsx";

const asMade = (component: unknown) => component as Component;

/** Two of each: one as styled-components renders it, one as we do. */
const pair = <Made,>(make: () => Made): readonly [Made, Made] => {
  const ours = make();
  renderStatically(asMade(ours));
  return [make(), ours];
};

const Base = styled.p.withConfig({ componentId: "base" })`
  color: teal;
`;

function render(element: React.ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(element));
  return { html, css: sheet.getStyleTags() };
}

// R-WEB-73
test.each([
  {
    says: "a plain one",
    pair: pair(
      () => styled.p.withConfig({ componentId: "plain" })`
        margin: 0;
      `,
    ),
  },
  {
    says: "one based on another",
    pair: pair(
      () => styled(Base).withConfig({ componentId: "loud" })`
        font-weight: 700;
      `,
    ),
  },
  {
    says: "one with attributes of its own",
    pair: pair(
      () => styled.p.attrs({ title: "own" }).withConfig({ componentId: "titled" })`
        margin: 0;
      `,
    ),
  },
  {
    says: "one whose styles depend on its properties",
    pair: pair(
      () => styled(styled.p.withConfig({ componentId: "tinted" })<{ $tint?: string }>`
        color: ${({ $tint }) => $tint ?? "black"};
      `).withConfig({ componentId: "tinted-more" })`
        margin: 0;
      `,
    ),
  },
])("$says is rendered as styled-components would, with the same styles", ({ pair: [Theirs, Ours] }) => {
  const props = { className: "given", id: "x", hidden: undefined, $tint: "red", "data-a": 1 } as object;
  const page = (Part: typeof Theirs) => (
    <ThemeProvider theme={{}}>
      <Part {...props}>a</Part>
      <Part as="b">b</Part>
      <Part forwardedAs="i" />
    </ThemeProvider>
  );
  const [theirs, ours] = [render(page(Theirs)), render(page(Ours))];
  expect(ours).toEqual(theirs);
  // The next page has styles of its own.
  expect(render(page(Ours))).toEqual(theirs);
});

test("styles that get the properties are not static", () => {
  const Tinted = styled.p<{ $tint: string }>`
    color: ${({ $tint }) => $tint};
  `;
  expect([isStatic(asMade(Base).componentStyle), isStatic(asMade(Tinted).componentStyle)]).toEqual([
    true,
    false,
  ]);
});
