import { renderToString } from "react-dom/server";
import { ServerStyleSheet, styled } from "styled-components";
import { expect, test } from "vitest";
import { asServerStyles, classesOf, listedClasses, SERVER_STYLES, withClassList } from "./server-styles.ts";

const Plain = styled.p`
  color: teal;
`;
const Loud = styled(Plain)`
  font-weight: 700;
`;

function render() {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Loud>Hello</Loud>));
  return { html, tags: sheet.getStyleTags() };
}

test("every class in the markup has its styles in the page", () => {
  const { html, tags } = render();
  const known = new Set(classesOf(tags).flatMap(({ id, names }) => [id, ...names]));
  const used = /class="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test("styled-components no longer treats the styles as its own, and the rules stay unchanged", () => {
  const { tags } = render();
  const kept = asServerStyles(tags);
  expect(kept).toMatch(new RegExp(`^<style ${SERVER_STYLES}>`));
  expect(kept).not.toContain('data-styled="true"');
  expect(kept).toContain("color:teal");
});

// R-WEB-63
test("a file of styles names its classes in its last rule, and only there", () => {
  const { tags } = render();
  const css = tags.replaceAll(/<\/?style[^>]*>/g, "");
  const file = withClassList(css);
  expect(file).toContain("color:teal");
  const [, list = ""] = /\}data-styled\{content:"([^"]*)"\}$/.exec(file) ?? [];
  expect(listedClasses(`"${list}"`)).toEqual(classesOf(css));
  expect(classesOf(file)).toEqual([]);
});
