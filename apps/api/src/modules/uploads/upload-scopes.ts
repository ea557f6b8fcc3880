import type { UploadScope } from "@catnip/domain/files";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole, requireViewer } from "../../platform/viewer.ts";

/**
 * Decides whether the viewer may upload for an object, and answers its uuid. Throws the same refusal for an object of
 * somebody else as for one that does not exist.
 */
export type UploadScopeRule = (context: RequestContext, scopeUuid: string | null) => Promise<string>;

/** Says who may upload in a scope. Called once by the feature that the scope belongs to, when it is loaded. */
export function defineUploadScope(scope: UploadScope, rule: UploadScopeRule): void {
  RULES.set(scope, rule);
}

/**
 * The uuid that an upload belongs to, for a viewer who may upload there.
 *
 * @throws ApiError what the scope's rule says
 */
export async function uploadScope(
  context: RequestContext,
  scope: UploadScope,
  scopeUuid: string | null,
): Promise<{ readonly scope: UploadScope; readonly scopeUuid: string }> {
  const rule = RULES.get(scope);
  if (!rule) throw invalid("scope");
  if (scopeUuid !== null && !isUuid(scopeUuid)) throw invalid("scope_uuid");
  return { scope, scopeUuid: await rule(context, scopeUuid?.toLowerCase() ?? null) };
}

const RULES = new Map<UploadScope, UploadScopeRule>();

/** One's own picture. */
defineUploadScope("user", async (context, scopeUuid) => {
  const { uuid } = requireViewer(context);
  if (scopeUuid !== null && scopeUuid !== uuid)
    throw new ApiError("auth/forbidden", "Pictures can be uploaded for oneself only.");
  return uuid;
});

/** Pictures in articles. The article need not be there yet: its uuid is made by the client. */
defineUploadScope("article", async (context, scopeUuid) => {
  await requireRole(context, "support", "root");
  if (scopeUuid === null) throw invalid("scope_uuid");
  return scopeUuid;
});

/** Banners and the like. They belong to no object, so they are listed under who uploaded them. */
defineUploadScope("configuration", async (context, scopeUuid) => {
  const { uuid } = await requireRole(context, "root");
  return scopeUuid ?? uuid;
});

const invalid = (field: string) =>
  new ApiError("input/invalid", `The ${field} of an upload is not known.`, { field });
