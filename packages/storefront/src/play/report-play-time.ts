import { AddStorePlayTimeDocument } from "@catnip/sdk/activities/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** Reports that the visitor has a game open that they own. */
export const reportPlayTime = (store_id: number): Promise<unknown> =>
  mutate(AddStorePlayTimeDocument, { store_id });
