import type { RequestContext, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";

/** Payments are the one thing a pay token is good for, so both kinds of token are taken here. */
export function requirePayer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw new ApiError("auth/login-required", "Log in to do this.");
  return viewer;
}
