import { isHiddenBy } from "@catnip/domain/catalog";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { useViewerFact, type Viewer } from "../shell/viewer.ts";

/** What of a game a preference looks at. */
type Words = Pick<StoreCardFragment, "tag_id" | "content_warning">;

/** Whether the visitor never wants to see the game in a list. Public HTML is the same for all: nobody's, until known. */
export function useIsHidden(game: Words): boolean {
  return useViewerFact((viewer) => isHiddenFrom(viewer, game));
}

export function isHiddenFrom({ me }: Pick<Viewer, "me">, { tag_id, content_warning }: Words): boolean {
  return isHiddenBy(me?.store_preference ?? null, { tagIds: tag_id, contentWarnings: content_warning });
}
