import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { requireRole, requireSigned } from "../viewer.ts";
import { accessRow, type AccessRow, type AccessRows } from "./access.ts";
import type { Role } from "./roles.ts";

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

type Allowed = (context: RequestContext) => Promise<unknown> | undefined;

/**
 * Enforces the access rows on every field of Query and Mutation: first who may call it, then the rate limit, which the
 * operations of some rows take along themselves. It wraps
 * the schema once, so that no module can forget it and compiled operations pay for one extra call. Each alias counts as
 * a call of its own.
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
  if (row.takesPermit) return withPermit(row, allowed, inner);
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

/** Leaves it to the operation to take the permit; it is taken in any case. */
function withPermit({ limit }: AccessRow, allowed: Allowed, inner: Resolver): Resolver {
  return async (parent, args, context, info) => {
    await allowed(context);
    const permit = context.limits?.claim(limit, context);
    if (!permit) return inner(parent, args, context, info);
    try {
      return await inner(parent, args, { ...context, permit }, info);
    } finally {
      await permit.take();
    }
  };
}

/** Throws synchronously if the token is enough to decide; returns a promise if the database must be queried. */
function allowedBy({ who, payToken }: AccessRow): Allowed {
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
