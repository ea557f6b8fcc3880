import type { BuildKind, BuildLanguage } from "@catnip/domain/builds";
import type { Platform } from "@catnip/domain/catalog";
import type {
  SubmitProblem,
  SubmitState,
  SubmittedInfo,
  SubmittedPrice,
  SubmittedStore,
} from "@catnip/domain/submissions";
import type { Image } from "../catalog/store-card.ts";

/** A submission as in the schema's type `StoreSubmit`, with the API's snake_case names. */
export type StoreSubmit = {
  readonly uuid: string;
  readonly store: SubmittedStore & { readonly id: number; readonly path: string };
  readonly store_submit_info: readonly StoreSubmitInfo[];
  readonly store_submit_price: readonly SubmittedPrice[];
  readonly store_submit_game_pack: StoreSubmitGamePack;
  readonly state: SubmitState;
  readonly version: number;
  readonly reason: string | null;
  readonly author_id: string;
  readonly all_characters_adult: boolean;
  readonly rights_held: boolean;
  /** What blocks it from being submitted. */
  readonly problems: readonly SubmitProblem[];
  /** What differs from the currently public version. */
  readonly changed_fields: readonly string[];
  readonly is_public: boolean;
  readonly submitted_at: Date | null;
  readonly reviewed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export type StoreSubmitInfo = Omit<SubmittedInfo, "cover" | "cover1to1" | "screenshots"> & {
  readonly cover: StoreSubmitImage | null;
  readonly cover1to1: StoreSubmitImage | null;
  readonly screenshots: readonly StoreSubmitImage[];
};

export type StoreSubmitImage = Image & { readonly id: string };

export type StoreSubmitGamePack = {
  /** Whose builds it chooses from. */
  readonly store_id: number;
  readonly languages: readonly string[];
  readonly official_app: readonly string[];
  readonly trial_app: readonly string[];
};

export type StoreSubmitList = { readonly total: number; readonly list: readonly StoreSubmit[] };

/** A build of the game, chosen or not. */
export type SubmitBuild = {
  readonly uuid: string;
  readonly kind: BuildKind;
  readonly platform: Platform;
  readonly language: BuildLanguage;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly created_at: string;
};

/** One step in a submission's history. */
export type StoreSubmitEvent = {
  readonly uuid: string;
  readonly version: number;
  readonly state: SubmitState;
  readonly reason: string | null;
  readonly created_at: string;
};
