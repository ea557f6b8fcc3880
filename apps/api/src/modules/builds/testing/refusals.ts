import { game } from "../../orders/testing/shop.ts";
import type { Refusals } from "../../../testing/error-catalogue/scene.ts";
import { fieldOf } from "../../../testing/test-shop.ts";

export const refusals: Refusals = {
  "store/blocked": async ({ shop }) => {
    const { id } = await game(shop.db);
    await shop.db.$client.query(
      "insert into builds (store_id, kind, platform, version, filename, hash, size) values ($1, 'trial', 'windows', '1.0', 'game.zip', 'x', 1)",
      [id],
    );
    await shop.db.$client.query(
      "insert into store_blacklists (store_id, blocked_locale, blocked_trial_os, blocked_official_os, is_active) values ($1, '{}', '{windows}', '{}', true)",
      [id],
    );
    const answer = await shop.ask(
      `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${id}, os: ["windows"]) { trial_refusal } }`,
    );
    return fieldOf<{ trial_refusal: string | null }>(answer, "getStoreAuthorizedAndFindStoreUrl")
      .trial_refusal;
  },
};
