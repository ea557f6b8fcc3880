import { TEXT_HTML } from "../text-html.ts";

/**
 * A parsed piece of HTML, shaped like parse5's default tree. Tests bring the parser, so the rules need no dependency.
 */
interface ParsedNode {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly namespaceURI?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly ParsedNode[];
}

/** What must not appear in sanitized text: elements, attributes and links outside the allowlist. Empty: it is clean. */
export function markupProblems(node: ParsedNode): readonly string[] {
  return [...ownProblems(node), ...(node.childNodes ?? []).flatMap(markupProblems)];
}

const HTML = "http://www.w3.org/1999/xhtml";

function ownProblems({ nodeName, tagName, namespaceURI, attrs = [] }: ParsedNode): readonly string[] {
  if (nodeName === "#document-fragment" || nodeName === "#text") return [];
  if (tagName === undefined || namespaceURI !== HTML || !TEXT_HTML.tags.some((tag) => tag === tagName))
    return [`<${nodeName}>`];
  const problems = attrs
    .filter(({ name }) => tagName !== "a" || !TEXT_HTML.linkAttributes.some((known) => known === name))
    .map(({ name }) => `${tagName} ${name}`);
  if (tagName !== "a") return problems;
  const href = attrs.find(({ name }) => name === "href");
  if (href && !leadsWhereItMay(href.value)) problems.push(`a href=${href.value}`);
  if (attrs.find(({ name }) => name === "rel")?.value !== TEXT_HTML.linkRel) problems.push("a without rel");
  return problems;
}

/** Resolved as a browser would, against a base scheme that no allowed link uses. */
function leadsWhereItMay(href: string): boolean {
  if (!URL.canParse(href, "http://page.invalid/")) return false;
  const { protocol } = new URL(href, "http://page.invalid/");
  return TEXT_HTML.linkSchemes.some((scheme) => `${scheme}:` === protocol);
}
