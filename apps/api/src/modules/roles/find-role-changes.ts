import type { RoleChangeState } from "@catnip/domain/accounts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { roleChangesIn, type UserRoleChange } from "./role-change.ts";

type Wanted = {
  readonly state?: RoleChangeState | null | undefined;
  readonly user_uuid?: string | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/** Changes of roles, newest first: who gave or took what, and why. @throws ApiError `auth/forbidden` unless root */
export async function findRoleChanges(
  context: RequestContext,
  { state, user_uuid, q, limit }: Wanted,
): Promise<readonly UserRoleChange[]> {
  await requireRole(context, "root");
  if (user_uuid && !isUuid(user_uuid)) return [];
  return roleChangesIn(
    context.db,
    { state: state ?? null, userUuid: user_uuid ?? null },
    pageWindow(q, limit),
  );
}
