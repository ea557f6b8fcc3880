import type { RequestContext, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";

/** Payments are the one thing a pay token is good for, so this accepts both kinds of token. */
export function requirePayer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw new ApiError("auth/login-required", "Log in to do this.");
  return viewer;
}
