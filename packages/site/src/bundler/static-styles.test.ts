import { parseAst } from "vite";
import { expect, test } from "vitest";
import { editsOf, withEdits } from "./static-styles.ts";

const withoutStyles = (code: string) => withEdits(code, editsOf(code, parseAst(code)));

// R-WEB-66
test.each([
  {
    says: "an element",
    code: 'styled.p.withConfig({componentId:"c1-0"})`color: ${red};`',
    becomes: '/* @__PURE__ */ styled("p", "c1-0")',
  },
  {
    says: "another component",
    code: 'styled(Base.Popup).withConfig({componentId:"c1-1"})`${face} & > ${Other} { color: red; }`',
    becomes: '/* @__PURE__ */ styled(Base.Popup, "c1-1")',
  },
  {
    says: "one with fixed props",
    code: 'styled.input.withConfig({componentId:"c1-2"}).attrs({ type: "checkbox" })`color: red`',
    becomes: '/* @__PURE__ */ styled("input", "c1-2", { type: "checkbox" })',
  },
  { says: "rules to be used in others", code: "css`color: ${red}; ${more`a`}`", becomes: '""' },
  { says: "an animation", code: "keyframes`to { rotate: 1turn; }`", becomes: '""' },
])("$says loses its styles in the browser", ({ code, becomes }) => {
  expect(withoutStyles(`const a = ${code};`)).toBe(`const a = ${becomes};`);
});

test("the library is not imported", () => {
  expect(withoutStyles('import { css, styled } from "styled-components";')).not.toContain(
    "styled-components",
  );
});

test("what no file would hold is refused", () => {
  expect(() => withoutStyles('import { createGlobalStyle } from "styled-components";')).toThrow(
    "createGlobalStyle",
  );
});

test("other templates stay as they are", () => {
  const code = "const a = t`Hello ${name}`;";
  expect(withoutStyles(code)).toBe(code);
});
