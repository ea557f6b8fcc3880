import { declared, nameOf, typeOfProp, type Node } from "./declared.ts";

export interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

/** What a part of a list of children may render. */
interface Part {
  readonly node: Node;
  /** Text that nothing encloses. */
  readonly text?: boolean;
  readonly element?: boolean;
  readonly nothing?: boolean;
  /** What it is cannot be seen in the file. */
  readonly unknown?: boolean;
}

const ADVICE =
  "A browser's translation would crash the page here (R-WEB-82): give the text an element of its own, " +
  "or, where it cannot be text, say ReactElement.";

/**
 * Text that comes and goes, or stands where something may be inserted before it, has an element of its own (R-WEB-82).
 *
 * Translators of browsers replace text nodes. React then throws when it removes one of its own, or inserts something
 * before it. The only text of an element is written as that element's content, which never fails. Messages in `Trans`
 * have an element.
 */
export const textInElements = {
  create: (context: Context) => {
    const report = (nodes: readonly Node[]) => {
      for (const node of nodes) context.report({ node, message: ADVICE });
    };
    const list = (made: Node) => {
      if (isMessage(made)) return;
      const parts = partsOfChildren(made);
      // The browser's own elements show nothing else; a component may put something beside its only text.
      const isContent = parts.length === 1 && !parts[0]?.element && isOfBrowser(made);
      if (!isContent) report(unsteadyIn(parts));
    };
    const returned = (made: Node | null, by: Node) => {
      if (!made || !isComponent(by) || made.type === "JSXFragment") return;
      report(partsOf(made).flatMap(({ node, text }) => (text ? [node] : [])));
    };
    return {
      JSXElement: list,
      // One in the children of another element is looked at with them.
      JSXFragment: (made: Node) => made.parent?.type.startsWith("JSX") || list(made),
      ReturnStatement: (made: Node) => {
        const by = functionAround(made);
        if (by) returned(made["argument"] as Node | null, by);
      },
      ArrowFunctionExpression: (made: Node) => {
        const body = made["body"] as Node;
        if (body.type !== "BlockStatement") returned(body, made);
      },
    };
  },
};

/** Text that comes and goes by itself, and text before which something else does. */
function unsteadyIn(parts: readonly Part[]): readonly Node[] {
  const found: Node[] = [];
  let mayInsert = false;
  for (const { node, text, element, nothing, unknown } of parts) {
    if ((text && (element || nothing)) || (mayInsert && (text || unknown))) found.push(node);
    if (element) mayInsert = nothing === true || text === true;
  }
  return found;
}

const partsOfChildren = (made: Node): readonly Part[] =>
  (made["children"] as readonly Node[]).flatMap((child) => {
    if (child.type === "JSXText") return isBlank(child["value"]) ? [] : [{ node: child, text: true }];
    if (child.type !== "JSXExpressionContainer") return partsOf(child);
    const inside = child["expression"] as Node;
    return inside.type === "Literal" && isBlank(inside["value"]) ? [] : partsOf(inside);
  });

function partsOf(node: Node): readonly Part[] {
  switch (node.type) {
    case "JSXEmptyExpression":
      return [];
    case "JSXElement":
      return [{ node, element: true }];
    case "JSXFragment":
      return partsOfChildren(node);
    case "Literal":
      return [
        ["string", "number"].includes(typeof node["value"]) ? { node, text: true } : { node, nothing: true },
      ];
    case "TemplateLiteral":
    case "TaggedTemplateExpression":
    case "BinaryExpression":
      return [{ node, text: true }];
    case "TSNonNullExpression":
    case "TSAsExpression":
      return partsOf(node["expression"] as Node);
    case "ConditionalExpression":
      return [oneOf(node, node["consequent"] as Node, node["alternate"] as Node)];
    case "LogicalExpression": {
      const [left, right] = [node["left"] as Node, node["right"] as Node];
      return [
        node["operator"] === "&&" ? { ...oneOf(node, right), nothing: true } : oneOf(node, left, right),
      ];
    }
    case "CallExpression":
      return partsOfCall(node);
    case "Identifier":
      return partsOfName(node);
    default:
      return [{ node, unknown: true }];
  }
}

function partsOfCall(node: Node): readonly Part[] {
  const callee = node["callee"] as Node;
  const [first] = node["arguments"] as readonly Node[];
  const name = nameOf(callee["property"] ?? callee);
  const object = nameOf(callee["object"]);
  if (name === "map" && first) return [{ ...oneOf(node, bodyOf(first)), element: true, nothing: true }];
  if (object === "format" || object === "i18n" || name === "String" || name === "join")
    return [{ node, text: true }];
  const made = callee.type === "Identifier" ? declared(callee) : null;
  return made && FUNCTIONS.has(made.type) ? [oneOf(node, bodyOf(made))] : [{ node, unknown: true }];
}

function partsOfName(node: Node): readonly Part[] {
  if (node["name"] === "undefined") return [{ node, nothing: true }];
  const made = declared(node);
  if (made) return [oneOf(node, made)];
  return typeOfProp(node) === "element"
    ? [{ node, element: true, nothing: true }]
    : [{ node, unknown: true }];
}

/** What an expression made of these renders: each of them may be it. */
function oneOf(node: Node, ...choices: readonly Node[]): Part {
  const each = choices.map(partsOf);
  const parts = each.flat();
  return {
    node,
    text: parts.some(({ text }) => text),
    element: parts.some(({ element }) => element),
    nothing: each.some((choice) => choice.length === 0) || parts.some(({ nothing }) => nothing),
    unknown: parts.some(({ unknown }) => unknown),
  };
}

/** What a function returns; of one with statements, its last. */
function bodyOf(made: Node): Node {
  const body = (made["body"] ?? made) as Node;
  if (body.type !== "BlockStatement") return body;
  const last = (body["body"] as readonly Node[]).at(-1);
  return (last?.["argument"] as Node | null | undefined) ?? body;
}

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

const tagOf = (made: Node) => nameOf((made["openingElement"] as Node | undefined)?.["name"]) ?? "";

const isMessage = (made: Node) => tagOf(made) === "Trans";

const isOfBrowser = (made: Node) => /^[a-z]/.test(tagOf(made));

/** Components have a capital: `function Games()`, `const Games = () =>`. */
function isComponent(made: Node): boolean {
  const named = made["id"] ?? (made.parent?.type === "VariableDeclarator" ? made.parent["id"] : null);
  return /^[A-Z][a-z]/.test(nameOf(named) ?? "");
}

function functionAround(node: Node): Node | null {
  let around = node.parent ?? null;
  while (around && !FUNCTIONS.has(around.type)) around = around.parent ?? null;
  return around;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);
