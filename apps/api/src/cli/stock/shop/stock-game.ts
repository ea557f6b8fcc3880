import { isDeepStrictEqual } from "node:util";
import { EMPTY_SUBMISSION, type StoreSubmitDocument } from "@catnip/domain/submissions";
import {
  addStoreSubmit,
  findStoreSubmits,
  pictureIds,
  reviewStoreSubmit,
  setStoreSubmit,
  submitStoreSubmit,
  withdrawStoreSubmit,
  withInput,
  type DocumentInput,
  type StoreSubmit,
} from "../../../modules/submissions/index.ts";
import type { UploadedPicture } from "../../../modules/uploads/index.ts";
import { documentInput, picturesOfGame } from "../folder/read-game.ts";
import type { StockGame } from "../folder/stock-game.ts";
import { asRoot, inNameOf, lastDecision, STOCKED, submitUuidOf, type Desk } from "./desk.ts";
import { nextForGame } from "./next-for-game.ts";
import { leftAlone, type Outcome } from "./outcome.ts";
import { stockBuilds } from "./stock-builds.ts";
import { uuidOf } from "./stock-creator.ts";
import { knownPictures, uploadPictures } from "./stock-pictures.ts";

/**
 * Brings a game into the shop, or changes it, as its creator and a reviewer would: its submission is written, handed in
 * and accepted (R-STK-1). Each step leaves a state the next run can continue from (R-STK-3).
 */
export async function stockGame(desk: Desk, game: StockGame): Promise<Outcome> {
  const uuid = submitUuidOf(game.slug);
  const creator = () => inNameOf(desk, uuidOf(desk, game.creator), "creator");
  const place = { scope: "store_submit", scopeUuid: uuid } as const;
  const [before] = (await findStoreSubmits(creator(), { uuid })).list;
  const last = await lastDecision(desk, { kind: "store_submit", id: uuid });
  const isSame =
    before !== undefined &&
    isAsInFolder(before, inputFor(desk, game, before, await knownPictures(creator(), place)));
  const next = nextForGame(before?.state ?? null, {
    isSame,
    last,
    overwrite: desk.overwrite,
    stocked: STOCKED,
  });
  if (next === "done") return { is: "unchanged" };
  if (next !== "write" && next !== "accept") return leftAlone(next.why);

  const handedIn = next === "accept" && before ? before : await handIn(desk, game, before ?? null);
  await reviewStoreSubmit(asRoot(desk), {
    uuid,
    version: handedIn.version,
    decision: "accept",
    reason: STOCKED,
  });
  return { is: last === null ? "created" : "changed" };
}

async function handIn(desk: Desk, game: StockGame, before: StoreSubmit | null): Promise<StoreSubmit> {
  const uuid = submitUuidOf(game.slug);
  const creator = () => inNameOf(desk, uuidOf(desk, game.creator), "creator");
  const found = before ?? (await addStoreSubmit(creator(), { uuid }));
  const isHandedIn = found.state === "submitted" || found.state === "in_review";
  const draft = isHandedIn ? await withdrawStoreSubmit(creator(), { uuid, version: found.version }) : found;
  const pictures = await uploadPictures(
    creator(),
    desk.folder,
    { scope: "store_submit", scopeUuid: uuid },
    picturesOfGame(game),
  );
  await stockBuilds(desk, draft.store.id, game.builds);
  const input = inputFor(desk, game, draft, pictures);
  const { version } = await setStoreSubmit(creator(), { uuid, version: draft.version, ...input });
  const { all_characters_adult, rights_held } = game.about;
  return submitStoreSubmit(creator(), { uuid, version, all_characters_adult, rights_held });
}

function inputFor(
  { services }: Desk,
  game: StockGame,
  before: StoreSubmit,
  pictures: ReadonlyMap<string, UploadedPicture>,
): DocumentInput {
  const now = services.now();
  const known = before.store.released_at === null ? null : new Date(before.store.released_at);
  // A game cannot be released in the past: one without a date, or with one that has passed, came out when it was
  // stocked.
  const isOutSince = known !== null && known <= now ? known : now;
  const releasedAt = game.releasedAt !== null && game.releasedAt > now ? game.releasedAt : isOutSince;
  return documentInput(game, { releasedAt, pictureId: ({ sha256 }) => pictures.get(sha256)?.uuid ?? sha256 });
}

/** Whether the submission holds exactly this. A picture that was not uploaded yet is in no submission. */
function isAsInFolder(before: StoreSubmit, input: DocumentInput): boolean {
  const pictures = new Map(pictureIds(input).map((id) => [id, { id, hash: id, width: 0, height: 0 }]));
  const wanted = withInput(EMPTY_SUBMISSION, input, pictures);
  return isDeepStrictEqual(comparable(wanted), comparable(before));
}

type Comparable = Pick<StoreSubmitDocument, "store_submit_price" | "store_submit_game_pack" | "store"> & {
  readonly store_submit_info: readonly {
    readonly cover: { readonly id: string } | null;
    readonly cover1to1: { readonly id: string } | null;
    readonly screenshots: readonly { readonly id: string }[];
  }[];
};

/** A document without what the shop adds to it; pictures by their ids. */
function comparable({
  store,
  store_submit_info,
  store_submit_price,
  store_submit_game_pack,
}: Comparable): unknown {
  const known: Readonly<Record<string, unknown>> = store;
  const { languages, official_app, trial_app } = store_submit_game_pack;
  return {
    store: Object.keys(EMPTY_SUBMISSION.store).map((name) => known[name]),
    infos: store_submit_info.map(({ cover, cover1to1, screenshots, ...words }) => ({
      ...words,
      cover: cover?.id,
      cover1to1: cover1to1?.id,
      screenshots: screenshots.map(({ id }) => id),
    })),
    prices: store_submit_price,
    pack: { languages, official_app, trial_app },
  };
}
