import type { Services, Viewer } from "../context.ts";
import { rolesNow } from "./roles-now.ts";

/**
 * Whether a caller may send documents of their own in production, and not only operations of our own clients: creators
 * and staff, by their roles in the database at this moment (R-API-12). Takes a permit before it asks the database.
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
