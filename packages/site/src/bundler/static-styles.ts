import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const RUNTIME = fileURLToPath(new URL("../styles/static-styled.ts", import.meta.url));

/**
 * Takes the styles out of the browser's build, where files hold them (R-WEB-66): of a styled component its element and its class are
 * left. It comes after `styledIds` and after types have been removed.
 */
export const staticStyles: Plugin = {
  name: "catnip:static-styles",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: /styled-components/ },
    handler(code) {
      const edits = editsOf(code, this.parse(code));
      return edits.length === 0 ? null : { code: withEdits(code, edits), map: null };
    },
  },
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * What to write in place of what, in JavaScript.
 *
 * @throws if it uses the library in another way, whose styles no file would hold
 */
export function editsOf(code: string, program: unknown): readonly Edit[] {
  const edits: Edit[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const visit = (node: Node): void => {
    if (node.type === "ImportDeclaration" && (node["source"] as Node)["value"] === "styled-components")
      edits.push({ ...placeOf(node), text: importOf(node) });
    else if (node.type === "TaggedTemplateExpression") {
      const text = replacementOf(node["tag"] as Node, textOf);
      if (text !== null) edits.push({ ...placeOf(node), text });
      else for (const child of childrenOf(node)) visit(child);
    } else for (const child of childrenOf(node)) visit(child);
  };
  visit(program as Node);
  return edits;
}

export const withEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

const placeOf = ({ start, end }: Node) => ({ start, end });

function importOf(node: Node): string {
  const names = (node["specifiers"] as Node[]).map((specifier) => nameOf(specifier["imported"]));
  const unknown = names.find((name) => !["styled", "css", "keyframes"].includes(name));
  if (unknown !== undefined) throw new Error(`The build knows no ${unknown} of styled-components.`);
  return names.includes("styled") ? `import { staticStyled as styled } from ${JSON.stringify(RUNTIME)};` : "";
}

/** Styles alone become nothing; a component keeps what it renders, its class and its fixed props. */
function replacementOf(tag: Node, textOf: (node: Node) => string): string | null {
  if (tag.type === "Identifier") return tag["name"] === "css" || tag["name"] === "keyframes" ? '""' : null;
  if (tag.type !== "CallExpression") return null;
  const outer = methodOf(tag);
  const inner = outer?.name === "attrs" && outer.on.type === "CallExpression" ? outer.on : tag;
  const configured = methodOf(inner);
  if (configured?.name !== "withConfig") return null;
  const [config] = inner["arguments"] as Node[];
  const id = /componentId:\s*("[\w-]+")/.exec(config ? textOf(config) : "")?.[1];
  const [attrs] = inner === tag ? [] : (tag["arguments"] as Node[]);
  const made = [elementOf(configured.on, textOf), id, ...(attrs ? [textOf(attrs)] : [])];
  return `/* @__PURE__ */ styled(${made.join(", ")})`;
}

/** `styled.p`, or `styled(Link)`. */
function elementOf(node: Node, textOf: (node: Node) => string): string {
  if (node.type === "MemberExpression") return JSON.stringify(nameOf(node["property"]));
  return (node["arguments"] as Node[]).map(textOf).join(", ");
}

function methodOf(call: Node): { readonly on: Node; readonly name: string } | null {
  const callee = call["callee"] as Node;
  if (callee.type !== "MemberExpression") return null;
  return { on: callee["object"] as Node, name: nameOf(callee["property"]) };
}

const nameOf = (node: unknown): string => String((node as Node)["name"]);

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
