import { renderToString } from "react-dom/server";
import { keyframes, ServerStyleSheet, styled } from "styled-components";
import { expect, test } from "vitest";
import { withOwnClasses } from "./style-classes.ts";

const turn = keyframes`to { rotate: 1turn; }`;
const Plain = styled.p`
  color: teal;
  animation: ${turn} 1s;
  &:hover,
  & + & {
    color: navy;
  }
`;
const Loud = styled(Plain)`
  font-weight: 700;
  ${Plain} > & {
    margin: 0;
  }
`;

function stylesOf(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Loud>Hello</Loud>));
  return sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, "");
}

// R-WEB-66
test("every rule is that of a component's own class, and nothing else is changed", () => {
  const css = withOwnClasses(stylesOf());
  const [plain, loud] = [Plain, Loud].map((component) => String(component));
  expect(css.replace(/@keyframes \w+\{to\{rotate:1turn;\}\}/, "")).toBe(
    [
      `${plain}{color:teal;animation:${turn.getName()} 1s;}`,
      `${plain}:hover,${plain}+${plain}{color:navy;}`,
      `${loud}{font-weight:700;}`,
      `${plain}>${loud}{margin:0;}`,
    ].join(""),
  );
});
