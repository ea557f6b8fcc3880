import { expect, test } from "vitest";
import { withStyledIds } from "./styled-ids.ts";

const idsIn = (code: string) => [...code.matchAll(/componentId:"([^"]+)"/g)].map(([, id]) => id);

test.each([
  { says: "an element", code: "const A = styled.p`color: red`;" },
  { says: "another component", code: "const A = styled(PlainLink)`color: red`;" },
  { says: "a member of another component", code: "const A = styled(Base.Popup)`color: red`;" },
  { says: "one with its own props", code: "const A = styled.p<{ wide: boolean }>`color: red`;" },
  { says: "one with attrs", code: 'const A = styled.input.attrs({ type: "checkbox" })`color: red`;' },
])("$says gets an id", ({ code }) => {
  expect(idsIn(withStyledIds(code, "a.tsx"))).toHaveLength(1);
});

test("the id depends only on the file and the position in it", () => {
  const code = "const A = styled.p`a`;\nconst B = styled.p`b`;";
  const [a, b] = idsIn(withStyledIds(code, "ui/a.tsx"));
  expect(a).not.toBe(b);
  expect(idsIn(withStyledIds(code, "ui/a.tsx"))).toEqual([a, b]);
  expect(idsIn(withStyledIds(code, "ui/b.tsx"))).not.toContain(a);
});

test("other code stays as it is", () => {
  const code =
    'import { styled } from "styled-components";\nconst x = styled;\n// about styled.p and styled(Box)\n';
  expect(withStyledIds(code, "a.tsx")).toBe(code);
});
