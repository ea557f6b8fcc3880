import { renderToString } from "react-dom/server";
import { styled as original } from "styled-components";
import { expect, test } from "vitest";
import { staticStyled } from "./static-styled.ts";

const Plain = staticStyled("p", "c1-0");
const Loud = staticStyled(Plain, "c1-1");
const Switch = staticStyled("input", "c1-2", { type: "checkbox" });
const Words = ({ className }: { readonly className?: string }) => <b className={className}>Hello</b>;
const Framed = staticStyled(Words, "c1-3");

const OriginalPlain = original.p.withConfig({ componentId: "c1-0" })``;
const OriginalLoud = original(OriginalPlain).withConfig({ componentId: "c1-1" })``;
const OriginalSwitch = original.input.withConfig({ componentId: "c1-2" }).attrs({ type: "checkbox" })``;
const OriginalFramed = original(Words).withConfig({ componentId: "c1-3" })``;

// R-WEB-66
test.each([
  {
    says: "an element",
    ours: <Plain id="a">Hello</Plain>,
    theirs: <OriginalPlain id="a">Hello</OriginalPlain>,
  },
  { says: "one based on another", ours: <Loud />, theirs: <OriginalLoud /> },
  { says: "a class of its own", ours: <Loud className="x" />, theirs: <OriginalLoud className="x" /> },
  { says: "another element", ours: <Loud as="h1" />, theirs: <OriginalLoud as="h1" /> },
  { says: "fixed props", ours: <Switch type="radio" />, theirs: <OriginalSwitch type="radio" /> },
  { says: "a component", ours: <Framed />, theirs: <OriginalFramed /> },
])("renders as styled-components does: $says", ({ ours, theirs }) => {
  expect(classesSorted(renderToString(ours))).toBe(classesSorted(renderToString(theirs)));
});

test("stands for its class in other components' styles", () => {
  expect(String(Loud)).toBe(".c1-1");
});

/** The order of classes says nothing. */
const classesSorted = (html: string) =>
  html.replace(
    /class="([^"]*)"/,
    (_whole, names: string) => `class="${names.split(" ").toSorted().join(" ")}"`,
  );
