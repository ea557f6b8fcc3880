/** A node of the syntax tree, as oxlint hands it to plugins (ESTree). */
export interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly [field: string]: unknown;
}

/** What a name stands for: the value of its `const`, or its function; null where the file does not say. */
export function declared(name: Node): Node | null {
  for (let around = name.parent ?? null; around; around = around.parent ?? null) {
    const { body } = around;
    if (!Array.isArray(body)) continue;
    for (const statement of body as readonly Node[]) {
      if (statement.type === "FunctionDeclaration" && nameOf(statement["id"]) === name["name"])
        return statement;
      if (statement.type !== "VariableDeclaration" || statement["kind"] !== "const") continue;
      for (const { id, init } of statement["declarations"] as readonly Node[])
        if (nameOf(id) === name["name"]) return init as Node | null;
    }
  }
  return null;
}

/** `element` for a prop whose type allows no text: `ReactElement`, perhaps null or left out. */
export function typeOfProp(name: Node): "element" | null {
  for (let around = name.parent ?? null; around; around = around.parent ?? null) {
    for (const param of (around["params"] as readonly Node[] | undefined) ?? []) {
      const type = (param["typeAnnotation"] as Node | null | undefined)?.["typeAnnotation"] as
        | Node
        | undefined;
      if (param.type !== "ObjectPattern" || !type) continue;
      const member = membersOf(type, around).find(({ key }) => nameOf(key) === name["name"]);
      const said = (member?.["typeAnnotation"] as Node | undefined)?.["typeAnnotation"] as Node | undefined;
      if (said) return choicesOf(said).every(isElement) ? "element" : null;
    }
  }
  return null;
}

const choicesOf = (type: Node): readonly Node[] =>
  type.type === "TSUnionType" ? (type["types"] as readonly Node[]) : [type];

const isElement = (type: Node) =>
  nameOf(type["typeName"]) === "ReactElement" ||
  type.type === "TSNullKeyword" ||
  type.type === "TSUndefinedKeyword" ||
  (type["literal"] as Node | undefined)?.["value"] === false;

/** The members of a type that is written here, or of an interface of the same file. */
function membersOf(type: Node, from: Node): readonly Node[] {
  if (type.type === "TSTypeLiteral") return type["members"] as readonly Node[];
  const name = nameOf(type["typeName"]);
  let program = from;
  while (program.parent) program = program.parent;
  for (const statement of program["body"] as readonly Node[]) {
    const named = (statement["declaration"] as Node | null | undefined) ?? statement;
    if (named.type === "TSInterfaceDeclaration" && nameOf(named["id"]) === name)
      return (named["body"] as Node)["body"] as readonly Node[];
  }
  return [];
}

/** Of a name, a JSX name or a type's; undefined for what has none of its own. */
export function nameOf(node: unknown): string | undefined {
  const name = (node as Node | null | undefined)?.["name"];
  return typeof name === "string" ? name : undefined;
}
