import type { RequestContext, Viewer } from "./context.ts";
import { ApiError } from "./errors.ts";

/**
 * The signed-in user.
 *
 * @throws ApiError `auth/login-required` for guests, `auth/forbidden` for a pay token, whose holder may only do what
 *   the pay site needs
 */
export function requireViewer(context: Pick<RequestContext, "viewer">): Viewer {
  const { viewer } = context;
  if (!viewer) throw new ApiError("auth/login-required", "Log in to do this.");
  if (viewer.audience !== "api") throw new ApiError("auth/forbidden", "A pay token is not good for this.");
  return viewer;
}

/** The signed-in user where guests are welcome too; the holder of a pay token is a guest there. */
export const memberOf = ({ viewer }: Pick<RequestContext, "viewer">): Viewer | null =>
  viewer?.audience === "api" ? viewer : null;
