import type { Database } from "../../platform/database.ts";
import { forgetPlayTimes } from "../activities/index.ts";
import { forgetArticleVotes } from "../articles/index.ts";
import { forgetComments } from "../comments/index.ts";
import { forgetFollows } from "../follows/index.ts";
import { forgetProfile } from "../profiles/index.ts";
import { forgetTraffic } from "../traffic/index.ts";

/** Takes away what somebody told the shop, showed and did in it. Orders and the books stay, under a bare number. */
export async function forgetTraces(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await forgetArticleVotes(tx, userUuid);
  await forgetComments(tx, userUuid);
  await forgetFollows(tx, userUuid);
  await forgetPlayTimes(tx, userUuid);
  await forgetProfile(tx, userUuid);
  await forgetTraffic(tx, userUuid);
}
