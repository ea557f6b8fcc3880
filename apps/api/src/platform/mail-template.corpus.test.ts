import { hostileTexts } from "@catnip/domain/articles/testing";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { expect, test } from "vitest";
import { composeMail } from "./mail-template.ts";

type Node = DefaultTreeAdapterTypes.Node;

test("a mail shows every hostile text as text: none adds an element, an attribute or a link", () => {
  const mailOf = (text: string) =>
    composeMail({
      to: "mika@mail.test",
      lang: "en-US",
      subject: text,
      parts: [
        { paragraph: text },
        { note: text },
        { code: text },
        { rows: [[text, text]] },
        { link: "https://shop.test/", label: text },
      ],
    });
  const harmless = shapeOf(parse(mailOf("x").html ?? ""));
  const changed = hostileTexts().filter(
    ({ text }) => JSON.stringify(shapeOf(parse(mailOf(text).html ?? ""))) !== JSON.stringify(harmless),
  );
  expect(changed).toEqual([]);
});

/** A page's elements with their attributes, without its text. */
function shapeOf(node: Node): readonly unknown[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(shapeOf) : [];
  return "tagName" in node ? [[node.tagName, node.attrs], ...inside] : inside;
}
