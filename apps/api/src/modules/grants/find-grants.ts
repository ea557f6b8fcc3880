import type { GrantState } from "@catnip/domain/grants";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { grantsIn, type PlatformGrant } from "./grant-row.ts";

type Wanted = {
  readonly state?: GrantState | null | undefined;
  readonly user_uuid?: string | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/** Grants, newest first: who gave what to whom, and why. @throws ApiError `auth/forbidden` unless staff of money */
export async function findGrants(
  context: RequestContext,
  { state, user_uuid, q, limit }: Wanted,
): Promise<readonly PlatformGrant[]> {
  await requireRole(context, "finance", "root", "support");
  // An unknown player got nothing.
  if (user_uuid && !isUuid(user_uuid)) return [];
  return grantsIn(context.db, { state: state ?? null, userUuid: user_uuid ?? null }, pageWindow(q, limit));
}
