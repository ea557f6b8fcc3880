import type { RequestContext, Viewer } from "./context.ts";
import { ApiError } from "./errors.ts";
import { rolesNow } from "./roles/roles-now.ts";
import type { Role } from "./roles/roles.ts";

/**
 * The logged-in user.
 *
 * @throws ApiError `auth/login-required` for guests, `auth/forbidden` for a pay token, whose holder may only do what
 *   the pay site needs
 */
export function requireViewer(context: Pick<RequestContext, "viewer">): Viewer {
  return requireSigned(context, false);
}

/** Like `requireViewer`; `payToken` also accepts the holder of a pay token. */
export function requireSigned({ viewer }: Pick<RequestContext, "viewer">, payToken: boolean): Viewer {
  if (!viewer) throw new ApiError("auth/login-required", "Log in to do this.");
  if (viewer.audience !== "api" && !payToken)
    throw new ApiError("auth/forbidden", "A pay token is not good for this.");
  return viewer;
}

/** A member of staff (or a creator) with permission, and by which role. */
export type Actor = Viewer & { readonly role: Role };

/**
 * The logged-in user, if the database says at this moment that they have one of the roles; the token's claim may be ten
 * minutes old. The access matrix checked the same before the operation began; services check again where they act.
 *
 * @param roles the first one the person has becomes `role`, which the audit log records
 * @throws ApiError `auth/login-required` for guests, `auth/forbidden` for everybody else without such a role
 */
export async function requireRole(
  context: Pick<RequestContext, "viewer" | "db">,
  ...roles: readonly Role[]
): Promise<Actor> {
  const viewer = requireViewer(context);
  const has = await rolesNow(context.db, viewer.uuid);
  const role = roles.find((each) => has.has(each));
  if (!role) throw new ApiError("auth/forbidden", "This account is not allowed to do this.");
  return { ...viewer, roles: [...has], role };
}

/** The logged-in user, for operations open to guests; the holder of a pay token counts as a guest. */
export const playerOf = ({ viewer }: Pick<RequestContext, "viewer">): Viewer | null =>
  viewer?.audience === "api" ? viewer : null;
