import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { LIMIT_MAX } from "../paging.ts";

/** Limits of one document. Above any of our own clients' documents, which a test ensures. */
export const DOCUMENT_MAX = {
  /** Nesting depth of fields, including fragments. */
  depth: 12,
  /** Number of fields after expanding all fragments, including aliases. */
  fields: 480,
  directives: 40,
  /** Maximum values in the answer, with lists multiplied by their length. */
  cost: 500_000,
} as const;

/** Limits of an introspection-only document: as deep as the query that GraphQL tools send, and no deeper. */
const INTROSPECTION_MAX: DocumentSize = { ...DOCUMENT_MAX, depth: 15 };

/** Assumed length of a list without a `limit` argument: such lists are short in our answers. */
const LIST_USUAL = 10;

export type DocumentSize = {
  readonly depth: number;
  readonly fields: number;
  readonly directives: number;
  readonly cost: number;
};

/**
 * Measures a document without running it. Each fragment is measured once, so that a short text that doubles itself
 * thirty times is measured as fast as any other.
 *
 * @throws GraphQLError when fragments form a cycle
 */
export function sizeOfDocument(schema: GraphQLSchema, document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, DocumentSize>();
  const inside = new Set<string>();

  const ofFragment = (name: string, listed: boolean): DocumentSize => {
    const key = listed ? `${name}+` : name;
    const known = measured.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    if (inside.has(name)) throw new GraphQLError("Fragments spread each other in a circle.");
    inside.add(name);
    const type = schema.getType(fragment.typeCondition.name.value);
    const size = withDirectives(
      ofSelections(fragment.selectionSet, type, listed),
      fragment.directives?.length,
    );
    inside.delete(name);
    measured.set(key, size);
    return size;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined, listed: boolean): DocumentSize => {
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? (parent.getFields()[node.name.value] ?? introspectionField(node))
        : undefined;
    const limited = field?.args.some(({ name }) => name === "limit") === true;
    const times = limited ? limitOf(node) : listed || !isList(field) ? 1 : LIST_USUAL;
    const type = field && getNamedType(field.type);
    const below = node.selectionSet
      ? ofSelections(node.selectionSet, isCompositeType(type) ? type : undefined, limited)
      : NOTHING;
    return {
      depth: below.depth + 1,
      fields: below.fields + 1,
      directives: below.directives + (node.directives?.length ?? 0),
      cost: times * (below.cost + 1),
    };
  };

  const ofSelections = (
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    listed: boolean,
  ): DocumentSize =>
    selections.reduce((size, selection) => {
      if (selection.kind === Kind.FIELD) return together(size, ofField(selection, parent, listed));
      const count = selection.directives?.length;
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return together(size, withDirectives(ofFragment(selection.name.value, listed), count));
      const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
      return together(size, withDirectives(ofSelections(selection.selectionSet, type, listed), count));
    }, NOTHING);

  let size = NOTHING;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      // Including unused ones: validation reads them too.
      size = together(size, ofFragment(definition.name.value, false));
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      const root = schema.getRootType(definition.operation) ?? undefined;
      const whole = ofSelections(definition.selectionSet, root, false);
      size = together(size, withDirectives(whole, definition.directives?.length));
    }
  }
  return size;
}

/** Why parsing of a document stops, or null. */
export function tooLarge(schema: GraphQLSchema, document: DocumentNode): GraphQLError | null {
  const size = sizeOfDocument(schema, document);
  const max = isIntrospection(document) ? INTROSPECTION_MAX : DOCUMENT_MAX;
  const over = (Object.keys(max) as (keyof DocumentSize)[]).filter((name) => !(size[name] <= max[name]));
  if (over.length === 0) return null;
  const limits = over.map((name) => `at most ${max[name]} ${name}`).join(", ");
  return new GraphQLError(`The query is too large: ${limits}.`);
}

const NOTHING: DocumentSize = { depth: 0, fields: 0, directives: 0, cost: 0 };

const together = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
});

const withDirectives = (size: DocumentSize, count = 0): DocumentSize => ({
  ...size,
  directives: size.directives + count,
});

/** `__schema` and `__type` are not in any type's list of fields. */
const introspectionField = (node: FieldNode): GraphQLField<unknown, unknown> | undefined =>
  [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === node.name.value);

/** Whether the operations request nothing but the schema. */
const isIntrospection = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && introspectionField(selection) !== undefined,
      ),
  );

function isList(field: GraphQLField<unknown, unknown> | undefined): boolean {
  if (!field) return false;
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return isListType(type);
}

/** The maximum of the argument; a variable may have any value. */
function limitOf(node: FieldNode): number {
  const given = node.arguments?.find(({ name }) => name.value === "limit")?.value;
  if (!given) return LIST_USUAL * 2; // `pageWindow`'s usual limit.
  return given.kind === Kind.INT ? Math.min(Math.max(Number(given.value), 1), LIMIT_MAX) : LIMIT_MAX;
}
