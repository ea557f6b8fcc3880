import type { Services, Viewer } from "../context.ts";
import { rolesNow } from "./roles-now.ts";

/**
 * Whether a caller may send ad-hoc documents in production, and not only our own clients' persisted operations:
 * creators and staff, by their current roles in the database (R-API-12). Takes a permit before the query.
 *
 * @param address as the host sees it
 * @throws ApiError as `Limits.take`
 */
export async function maySendDocuments(
  { db, limits }: Pick<Services, "db" | "limits">,
  viewer: Viewer | null,
  address: string,
): Promise<boolean> {
  // A pay token is treated as a guest wherever an operation does not name it.
  if (viewer?.audience !== "api") return false;
  await limits?.take("document", { viewer, address });
  const roles = await rolesNow(db, viewer.uuid);
  return [...roles].some((role) => role !== "player");
}
