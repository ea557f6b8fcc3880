import { hostileTexts } from "@catnip/domain/articles/testing";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { expect, test } from "vitest";
import { jsonForScript } from "@catnip/site/http/inline-script.ts";

type Node = DefaultTreeAdapterTypes.Node;

test("no name can close the script element of structured data, and every name round-trips", () => {
  for (const { text } of hostileTexts()) {
    const page = parse(
      `<!doctype html><script type="application/ld+json">${jsonForScript({ name: text, [text]: 1 })}</script><p>end`,
    );
    const elements = elementsOf(page);
    expect(elements.map(({ tagName }) => tagName)).toEqual(["html", "head", "script", "body", "p"]);
    const [words] = elements[2]?.childNodes ?? [];
    expect(JSON.parse(words && "value" in words ? words.value : "")).toEqual({ name: text, [text]: 1 });
  }
});

function elementsOf(node: Node): readonly DefaultTreeAdapterTypes.Element[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...inside] : inside;
}
