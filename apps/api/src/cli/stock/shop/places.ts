import { ApiError } from "../../../platform/errors.ts";
import { read } from "../../../platform/read.ts";
import type { LinkTarget } from "../folder/links.ts";
import { articleUuidOf, submitUuidOf, type Desk } from "./desk.ts";

/** The number of a game of the folder. @throws ApiError `store/not-found` while it is not in the shop */
export async function storeIdOf({ services }: Pick<Desk, "services">, slug: string): Promise<number> {
  const [row] = await read<{ store_id: number }>(
    services.db,
    "select store_id from store_submits where uuid = $1 and accepted_document is not null",
    [submitUuidOf(slug)],
  );
  if (row) return row.store_id;
  throw new ApiError("store/not-found", `The game ${slug} is not in the shop yet`);
}

/** The address of a game or an article of the folder, without language. */
export const pathOf = async (desk: Pick<Desk, "services">, { kind, slug }: LinkTarget): Promise<string> =>
  kind === "game" ? `/store/${await storeIdOf(desk, slug)}` : `/article/${articleUuidOf(slug)}`;
