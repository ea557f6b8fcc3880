import { made, owned, type Names } from "../../../testing/object-access/named.ts";
import type { Owner } from "../../../testing/object-access/world.ts";

const INFO = { language: "en-us", name: "Quiet Harbour", brief: "A short line." };

const draft = (by: Owner) => ({ uuid: by.things.submission, version: 1 });

export const names: Names = {
  "findStoreSubmit.store_id": "public",
  "findStoreSubmit.uuid": owned("submission", (uuid) => ({ uuid })),
  "addStoreSubmit.store_id": "public",
  "addStoreSubmit.uuid": made("submission", (uuid) => ({ uuid })),
  "reviewStoreSubmit.uuid": "staff",
  "setStoreSubmit.store.content_warnings": "word",
  "setStoreSubmit.store.tags": "word",
  "setStoreSubmit.store_submit_game_pack.official_app": "inside",
  "setStoreSubmit.store_submit_game_pack.trial_app": "inside",
  "setStoreSubmit.store_submit_info.cover": owned("cover", (cover, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, cover }],
  })),
  "setStoreSubmit.store_submit_info.cover1to1": owned("cover", (cover1to1, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, cover1to1 }],
  })),
  "setStoreSubmit.store_submit_info.screenshots": owned("cover", (id, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, screenshots: [id] }],
  })),
  "setStoreSubmit.uuid": owned("submission", (uuid) => ({
    uuid,
    version: 1,
    store: { category: "girl-bl" },
  })),
  "submitStoreSubmit.uuid": owned("submission", (uuid) => ({
    uuid,
    version: 1,
    all_characters_adult: true,
    rights_held: true,
  })),
  "withdrawStoreSubmit.uuid": owned("submission", (uuid) => ({ uuid, version: 1 })),
};
