import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import { fieldOf, type Answer, type TestShop } from "../../../testing/test-shop.ts";

export const SUBMIT = `uuid state version reason author_id is_public changed_fields problems { field problem }
  all_characters_adult rights_held submitted_at reviewed_at
  store { id path category default_lang released_at start_preview_at support_platform serial_status cg_count word_count
    tags content_warnings links { trial_app official_app } }
  store_submit_info { language name brief introduction labels cover { id url } cover1to1 { id } screenshots { id } }
  store_submit_price { country price }
  store_submit_game_pack { languages official_app trial_app }`;

export type Submit = {
  readonly uuid: string;
  readonly state: string;
  readonly version: number;
  readonly reason: string | null;
  readonly is_public: boolean;
  readonly changed_fields: readonly string[];
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
  readonly store: { readonly id: number; readonly path: string; readonly released_at: string | null };
  readonly store_submit_info: readonly { readonly introduction: string; readonly name: string }[];
};

const COVER = "5c".repeat(32);

/** A creator's operations; `ask…` return the raw answer, the others expect success. */
export function studio(shop: TestShop) {
  const mutate =
    (name: string, args: string, types: string) =>
    (variables: object, viewer?: Viewer): Promise<Answer> =>
      shop.ask(`mutation (${types}) { ${name}(${args}) { ${SUBMIT} } }`, { ...variables }, viewer);
  const submitOf = (name: string) => (answer: Answer) => fieldOf<Submit>(answer, name);

  const askAdd = mutate("addStoreSubmit", "uuid: $uuid, store_id: $store_id", "$uuid: ID!, $store_id: Int");
  const askSet = mutate(
    "setStoreSubmit",
    `uuid: $uuid, version: $version, store: $store, store_submit_info: $store_submit_info,
     store_submit_price: $store_submit_price, store_submit_game_pack: $store_submit_game_pack`,
    `$uuid: ID!, $version: Int!, $store: StoreSubmitStoreInput, $store_submit_info: [StoreSubmitInfoInput!],
     $store_submit_price: [StoreSubmitPriceInput!], $store_submit_game_pack: StoreSubmitGamePackInput`,
  );
  const askSubmit = mutate(
    "submitStoreSubmit",
    "uuid: $uuid, version: $version, all_characters_adult: $adult, rights_held: $rights",
    "$uuid: ID!, $version: Int!, $adult: Boolean!, $rights: Boolean!",
  );
  const askWithdraw = mutate(
    "withdrawStoreSubmit",
    "uuid: $uuid, version: $version",
    "$uuid: ID!, $version: Int!",
  );
  const askReview = mutate(
    "reviewStoreSubmit",
    "uuid: $uuid, version: $version, decision: $decision, reason: $reason",
    "$uuid: ID!, $version: Int!, $decision: ReviewDecision!, $reason: String",
  );
  const askFind = (variables: object, viewer?: Viewer) =>
    shop.ask(
      `query ($uuid: ID, $store_id: Int, $state: [SubmitState!], $q: PageInput, $limit: Int) {
        findStoreSubmit(uuid: $uuid, store_id: $store_id, state: $state, q: $q, limit: $limit) { total list { ${SUBMIT} } } }`,
      { ...variables },
      viewer,
    );

  const creator = () => shop.player({ roles: ["player", "creator"], nickname: "Studio Koi" });
  const reviewer = () => shop.player({ roles: ["player", "reviewer"] });

  const begin = async (viewer: Viewer) =>
    submitOf("addStoreSubmit")(await askAdd({ uuid: randomUUID() }, viewer));

  /** An image as an upload leaves it, without doing one. */
  const cover = async (viewer: Viewer, submit: Pick<Submit, "uuid">): Promise<string> => {
    await shop.db.$client.query(
      "insert into images (hash, width, height) values ($1, 640, 480) on conflict do nothing",
      [COVER],
    );
    const uuid = randomUUID();
    await shop.db.$client.query(
      `insert into uploads (uuid, owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       values ($1::uuid, $2, 'store_submit', $3, $1::uuid::text, $4, 1, $5)`,
      [uuid, viewer.uuid, submit.uuid, COVER, shop.clock.now],
    );
    return uuid;
  };

  /** Everything a game needs to be submitted, with the test's overrides. */
  const content = (image: string, changes: { store?: object; info?: object } = {}) => ({
    store: {
      category: "girl-gl",
      released_at: "2026-02-20T00:00:00.000Z",
      support_platform: ["web", "windows"],
      tags: ["romance", "mystery"],
      content_warnings: ["violence"],
      cg_count: 24,
      word_count: 90_000,
      ...changes.store,
    },
    store_submit_info: [
      {
        language: "en-us",
        name: "Lantern Quay",
        brief: "Two sailors and a lighthouse.",
        introduction: "<p>A long night.</p>",
        labels: ["new"],
        cover: image,
        cover1to1: image,
        screenshots: [image],
        ...changes.info,
      },
    ],
    store_submit_price: [{ country: "us", price: 1_500 }],
    store_submit_game_pack: { languages: ["en-us"] },
  });

  /** A complete draft. */
  const draft = async (viewer: Viewer, changes: Parameters<typeof content>[1] = {}): Promise<Submit> => {
    const begun = await begin(viewer);
    const { uuid, version } = begun;
    const filled = { uuid, version, ...content(await cover(viewer, begun), changes) };
    return submitOf("setStoreSubmit")(await askSet(filled, viewer));
  };
  const set = async (viewer: Viewer, { uuid, version }: Submit, changes: object) =>
    submitOf("setStoreSubmit")(await askSet({ uuid, version, ...changes }, viewer));
  const submit = async (viewer: Viewer, { uuid, version }: Submit) =>
    submitOf("submitStoreSubmit")(await askSubmit({ uuid, version, adult: true, rights: true }, viewer));
  const review = async (viewer: Viewer, { uuid, version }: Submit, decision: string, reason?: string) =>
    submitOf("reviewStoreSubmit")(await askReview({ uuid, version, decision, reason }, viewer));
  /** Drafted, submitted and accepted. */
  const publish = async (viewer: Viewer, changes: Parameters<typeof content>[1] = {}) =>
    review(await reviewer(), await submit(viewer, await draft(viewer, changes)), "accept");
  const find = async (viewer: Viewer, variables: object = {}) =>
    fieldOf<{ total: number; list: readonly Submit[] }>(await askFind(variables, viewer), "findStoreSubmit");

  /** The vocabularies the drafts use. */
  const words = () =>
    shop.db.$client.query(
      `insert into tags (id, name) select id, '{}' from unnest('{romance,mystery,warning/violence}'::text[]) id on conflict do nothing`,
    );

  return {
    words,
    creator,
    reviewer,
    begin,
    cover,
    content,
    draft,
    set,
    submit,
    review,
    publish,
    find,
    askAdd,
    askSet,
    askSubmit,
    askWithdraw,
    askReview,
    askFind,
  };
}
