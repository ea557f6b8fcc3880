import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** An address that a page names, as it stands there, and the element that names it. */
type Named = {
  readonly href: string;
  readonly element: string;
  /** The language that the element announces for its target. */
  readonly hrefLang?: string | undefined;
};

/** What a reader, a browser and a search engine get from a page as the server sent it. */
export type SentPage = {
  readonly lang: string;
  readonly canonical: readonly string[];
  /** hreflang to address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly addresses: readonly Named[];
  /** Text nodes and the attributes that are read like text, with the language they are marked with. */
  readonly texts: readonly { readonly text: string; readonly lang: string }[];
  readonly ids: ReadonlySet<string>;
};

type Draft = {
  canonical: string[];
  alternates: Map<string, string>;
  addresses: Named[];
  texts: { text: string; lang: string }[];
  ids: Set<string>;
};
type Attributes = Readonly<Record<string, string>>;

/** Reads a page without running its scripts; what stands in `noscript` is part of it. */
export function readSentPage(html: string): SentPage {
  const draft: Draft = {
    canonical: [],
    alternates: new Map(),
    addresses: [],
    texts: [],
    ids: new Set(),
  };
  const page = parse(html, { scriptingEnabled: false });
  const root = page.childNodes.find((node) => node.nodeName === "html");
  const lang = root && "attrs" in root ? (attributesOf(root)["lang"] ?? "") : "";
  walk(page, lang, draft);
  return { lang, ...draft };
}

function walk(node: DefaultTreeAdapterTypes.Node, around: string, draft: Draft): void {
  if (node.nodeName === "#text" && "value" in node) {
    add(draft, node.value, around);
    return;
  }
  let lang = around;
  if ("tagName" in node) {
    const attributes = attributesOf(node);
    lang = attributes["lang"] ?? around;
    if (attributes["id"]) draft.ids.add(attributes["id"]);
    for (const name of READ_ATTRIBUTES) add(draft, attributes[name] ?? "", lang);
    if (node.tagName === "meta" && READ_META.test(attributes["name"] ?? attributes["property"] ?? ""))
      add(draft, attributes["content"] ?? "", lang);
    if (node.tagName === "link") readLink(attributes, draft);
    draft.addresses.push(...addressesOf(node.tagName, attributes));
    if (node.tagName === "script" && attributes["type"] === "application/ld+json")
      draft.addresses.push(...addressesInData(node));
    if (node.tagName === "script" || node.tagName === "style") return;
  }
  if ("childNodes" in node) for (const child of node.childNodes) walk(child, lang, draft);
}

const READ_ATTRIBUTES = ["alt", "aria-label", "aria-description", "placeholder", "title"];
const READ_META = /^(?:description|og:title|og:description)$/;

function add({ texts }: Draft, value: string, lang: string): void {
  const text = value.replaceAll(/\s+/g, " ").trim();
  if (text !== "") texts.push({ text, lang });
}

function readLink({ rel, href = "", hreflang }: Attributes, { canonical, alternates }: Draft): void {
  if (rel === "canonical") canonical.push(href);
  if (rel === "alternate" && hreflang) alternates.set(hreflang, href);
}

/** Addresses that a browser follows or fetches; alternates and canonical addresses are looked at by themselves. */
function addressesOf(name: string, attributes: Attributes): readonly Named[] {
  const { href, src, srcset, poster, action, content, rel = "", hreflang, property = "" } = attributes;
  const named = (address: string | undefined, element = name): Named[] =>
    address === undefined ? [] : [{ href: address, element, hrefLang: hreflang }];
  if (name === "link") return /alternate|canonical/.test(rel) ? [] : named(href, `link ${rel}`);
  if (name === "meta") return property === "og:image" ? named(content, "meta og:image") : [];
  // Of the widths of one picture, the first stands for the others.
  const [variant] = (srcset ?? "").trim().split(/\s+/);
  return [
    ...named(href),
    ...named(src),
    ...named(variant || undefined),
    ...named(poster),
    ...named(name === "form" && attributes["method"] !== "post" ? action : undefined),
  ];
}

function addressesInData(script: DefaultTreeAdapterTypes.Element): readonly Named[] {
  const data = script.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  return [...data.matchAll(/"(?:url|item|image|logo|@id)":"(http[^"]+)"/g)].map(([, href = ""]) => ({
    href,
    element: "structured data",
  }));
}

const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name.toLowerCase(), value]));
