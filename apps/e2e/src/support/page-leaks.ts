import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** One element of a page: its name in lower case, its attributes, and the text of a script. */
export type PageElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  script?: string,
];

/**
 * What stands in a page that our own code never writes there: handlers in attributes, scripts that the page's policy
 * names neither by nonce nor by hash, elements that load or lead somewhere we do not. Empty: whatever was stored came
 * out as text.
 *
 * @param policy the page's `Content-Security-Policy`
 */
export function pageLeaks(elements: readonly PageElement[], policy: string): readonly string[] {
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

/** Elements no page of the shop is made of. */
const FOREIGN: ReadonlySet<string> = new Set(
  "base embed frame frameset iframe math object marquee noembed noframes plaintext xmp".split(" "),
);
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(
  "action background cite data formaction href poster src xlink:href".split(" "),
);

/** From our own address, or data that no browser runs: structured data drawn in the browser has no nonce. */
const isOwnScript = ({ src = "", type = "" }: Readonly<Record<string, string>>) =>
  /^\/[^/\\]/.test(src) || (src === "" && type === "application/ld+json");

/** Only scripts of the page itself are named by hash (decision 30). */
const isNamed = (script: string, policy: string) =>
  policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);

function isOwnAddress(name: string, value: string): boolean {
  // Pictures come from ourselves; a hostile one is the commonest way in.
  if (name === "img") return /^(\/[^/\\]|data:image\/|http:\/\/cdn\.localhost:)/.test(value);
  return /^([/?#][^/\\]|[/#]?$|https:\/\/|mailto:|http:\/\/[\w-]+\.localhost:)/.test(value);
}

/** The elements of a page as it came from the server. */
export function elementsOf(html: string): readonly PageElement[] {
  return walk(parse(html));
}

function walk(node: DefaultTreeAdapterTypes.Node): readonly PageElement[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(walk) : [];
  if (!("tagName" in node)) return inside;
  const attributes = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const name = node.tagName.toLowerCase();
  const script = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  return [name === "script" ? [name, attributes, script] : [name, attributes], ...inside];
}

/** Run in the page: its elements as they are now. */
export function elementsNow(): PageElement[] {
  return Array.from(document.querySelectorAll("*"), (element) => {
    const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    return element.localName === "script"
      ? [element.localName, attributes, element.textContent ?? ""]
      : [element.localName, attributes];
  });
}
