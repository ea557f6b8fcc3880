import { getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import type { RootOperation } from "../../platform/graphql/root-operations.ts";

/**
 * A position in an operation's arguments where the caller names an object, such as
 * `addCartCheckout.use_coupon.cart_store_uuid`.
 */
export type Place = {
  readonly operation: RootOperation;
  readonly path: readonly string[];
  readonly name: string;
};

const NAMES_A_THING = /(?:^|_)(?:id|uuid|uuids|uid|cid|no)$/;

/** Every such position of a schema: inputs of type `ID`, and those named like one. */
export function placesOf(operations: readonly RootOperation[]): readonly Place[] {
  return operations.flatMap((operation) =>
    operation.field.args.flatMap((arg) => placesIn(operation, [arg.name], arg.type)),
  );
}

const DEPTH_MAX = 5;

function placesIn(operation: RootOperation, path: readonly string[], type: GraphQLInputType): Place[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (path.length > DEPTH_MAX) return [];
    return Object.values(named.getFields()).flatMap((field) =>
      placesIn(operation, [...path, field.name], field.type),
    );
  }
  const isThing = named.name === "ID" || NAMES_A_THING.test(path.at(-1) ?? "");
  return isThing ? [{ operation, path, name: [operation.field.name, ...path].join(".") }] : [];
}
