import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { requireRole, requireSigned } from "../viewer.ts";
import { accessRow, type AccessRow, type AccessRows } from "./access.ts";
import type { Role } from "./roles.ts";

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/**
 * Puts the access rows in front of every field of Query and Mutation: first who may ask, then how often. It is done
 * to the schema once, so that no module can forget it and compiled operations pay one call more. Each alias is a call
 * of its own and counts as one.
 */
export function guardRoots(schema: GraphQLSchema, rows: AccessRows): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const inner: Resolver = field.resolve ?? defaultFieldResolver;
      const row = accessRow(rows, field.name);
      field.resolve = row ? guarded(row, inner) : refused(field.name);
    }
  }
  return schema;
}

function guarded(row: AccessRow, inner: Resolver): Resolver {
  const allowed = allowedBy(row);
  const { limit, limitWith } = row;
  return (parent, args, context, info) => {
    const refusedNow = allowed(context);
    const name = limitWith && hasText(args[limitWith.argument]) ? limitWith.limit : limit;
    const take = () => context.limits?.take(name, context);
    const turned = refusedNow ? refusedNow.then(take) : take();
    return turned
      ? turned.then(() => inner(parent, args, context, info))
      : inner(parent, args, context, info);
  };
}

/** Throws at once where the token says enough; answers a promise where the database must be asked. */
function allowedBy({ who, payToken }: AccessRow): (context: RequestContext) => Promise<unknown> | undefined {
  if (who.guest) return () => undefined;
  if (who.player)
    return (context) => {
      requireSigned(context, payToken === true);
      return undefined;
    };
  const roles = rolesIn(who);
  return (context) => requireRole(context, ...roles);
}

const rolesIn = (who: AccessRow["who"]): readonly Role[] =>
  (Object.keys(who) as (Role | "guest")[]).filter((role): role is Role => role !== "guest" && who[role]);

const hasText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

function refused(operation: string): Resolver {
  return () => {
    throw new ApiError("auth/forbidden", `${operation} has no row of access.`);
  };
}
