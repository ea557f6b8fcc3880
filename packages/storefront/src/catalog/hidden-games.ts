import { isHiddenBy } from "@catnip/domain/catalog";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { useViewerFact, type Viewer } from "../shell/viewer.ts";

/** The fields of a game that a preference is matched against. */
type Words = Pick<StoreCardFragment, "tag_id" | "content_warning">;

/**
 * Whether the visitor hides the game from lists. Public HTML is the same for all, so false until the visitor is known.
 */
export function useIsHidden(game: Words): boolean {
  return useViewerFact((viewer) => isHiddenFrom(viewer, game));
}

export function isHiddenFrom({ me }: Pick<Viewer, "me">, { tag_id, content_warning }: Words): boolean {
  return isHiddenBy(me?.store_preference ?? null, { tagIds: tag_id, contentWarnings: content_warning });
}
