import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** One element of a page: lower-case tag name, attributes, and the text of a script. */
export type PageElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  script?: string,
];

/**
 * Markup our own code never produces: event handler attributes, scripts the CSP allows neither by nonce nor by
 * hash, elements that load or link elsewhere. Empty when all stored content was rendered as text.
 *
 * @param policy the page's `Content-Security-Policy`
 */
export function foreignMarkup(elements: readonly PageElement[], policy: string): readonly string[] {
  return elements.flatMap(([name, attributes, script]) => [
    ...(FOREIGN.has(name) ? [`<${name}>`] : []),
    ...(name === "script" &&
    !("nonce" in attributes) &&
    !isOwnScript(attributes) &&
    !isNamed(script ?? "", policy)
      ? ["<script> that the policy does not name"]
      : []),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      if (attribute.startsWith("on")) return [`${name} ${attribute}`];
      if (attribute === "srcdoc" || attribute === "http-equiv") return [`${name} ${attribute}`];
      if (!ADDRESS_ATTRIBUTES.has(attribute)) return [];
      return isOwnAddress(name, value) ? [] : [`${name} ${attribute}=${value}`];
    }),
  ]);
}

/** Elements the shop's pages never contain. */
const FOREIGN: ReadonlySet<string> = new Set(
  "base embed frame frameset iframe math object marquee noembed noframes plaintext xmp".split(" "),
);
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(
  "action background cite data formaction href poster src xlink:href".split(" "),
);

/**
 * From our own origin, or data blocks that browsers do not execute: structured data rendered on the client has
 * no nonce.
 */
const isOwnScript = ({ src = "", type = "" }: Readonly<Record<string, string>>) =>
  /^\/[^/\\]/.test(src) || (src === "" && type === "application/ld+json");

/** Only inline scripts of the page itself are allowed by hash (decision 30). */
const isNamed = (script: string, policy: string) =>
  policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);

function isOwnAddress(name: string, value: string): boolean {
  // Images only come from our own origins; a hostile one is the most common way in.
  if (name === "img") return /^(\/[^/\\]|data:image\/|http:\/\/cdn\.localhost:)/.test(value);
  return /^([/?#][^/\\]|[/#]?$|https:\/\/|mailto:|http:\/\/[\w-]+\.localhost:)/.test(value);
}

/** A page as the server sent it. */
export type SentPage = { readonly elements: readonly PageElement[]; readonly headings: readonly string[] };

/** A page's elements, and the text of its headings. */
export function readPage(html: string): SentPage {
  const page = parse(html);
  return { elements: walk(page), headings: headingsIn(page) };
}

function headingsIn(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  if ("tagName" in node && /^h[1-6]$/.test(node.tagName)) return [textIn(node)];
  return "childNodes" in node ? node.childNodes.flatMap(headingsIn) : [];
}

function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
}

function walk(node: DefaultTreeAdapterTypes.Node): readonly PageElement[] {
  const inside = [
    ...("childNodes" in node ? node.childNodes.flatMap(walk) : []),
    // A template's content runs as soon as it is started (R-WEB-55).
    ...("content" in node ? walk(node.content) : []),
  ];
  if (!("tagName" in node)) return inside;
  const attributes = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const name = node.tagName.toLowerCase();
  const script = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  return [name === "script" ? [name, attributes, script] : [name, attributes], ...inside];
}

/** Runs in the page: its current elements. */
export function elementsNow(): PageElement[] {
  return Array.from(document.querySelectorAll("*"), (element) => {
    const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    return element.localName === "script"
      ? [element.localName, attributes, element.textContent ?? ""]
      : [element.localName, attributes];
  });
}
