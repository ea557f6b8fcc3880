import { DRAFTS_KEY } from "@catnip/site/session/forget-drafts.ts";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { persist } from "@catnip/site/store/persistence.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import * as v from "valibot";

/** `owner`: a player's uuid; empty for guests. */
interface Draft {
  readonly owner: string;
  readonly value: unknown;
}

const StoredDrafts = v.record(v.string(), v.object({ owner: v.string(), value: v.unknown() }));

/** What has been typed and not saved yet, by the form's name. */
const draftsSlice = createSlice({
  name: "drafts",
  initialState: (): Readonly<Record<string, Draft>> => ({}),
  reducers: {
    draftsRestored: (_drafts, { payload }: PayloadAction<Readonly<Record<string, Draft>>>) => payload,
    draftTyped: (
      drafts,
      { payload: { name, ...draft } }: PayloadAction<Draft & { readonly name: string }>,
    ) => ({
      ...drafts,
      [name]: draft,
    }),
    draftDropped: (drafts, { payload: name }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== name)),
  },
  selectors: {
    selectDrafts: (drafts) => drafts,
    /** Another player's draft is never shown; null: there is none. */
    selectTyped: (drafts, name: string, owner: string): unknown =>
      drafts[name]?.owner === owner ? drafts[name].value : null,
  },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

const { draftsRestored } = draftsSlice.actions;
export const { draftTyped, draftDropped } = draftsSlice.actions;
const { selectDrafts, selectTyped } = draftsSlice.injectInto(appReducer).selectors;
export { selectTyped };

persist(appStore, {
  area: "sessionStorage",
  key: DRAFTS_KEY,
  parse: parseDrafts,
  format: (drafts) => (Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts)),
  select: selectDrafts,
  restored: draftsRestored,
});

function parseDrafts(stored: string | null): Readonly<Record<string, Draft>> {
  try {
    return v.parse(StoredDrafts, JSON.parse(stored ?? "{}"));
  } catch {
    return {};
  }
}
