import { useAppDispatch, useAppSelector } from "@catnip/site/store/hooks.ts";
import * as v from "valibot";
import { useViewerFact } from "../shell/viewer.ts";
import { draftDropped, draftTyped, selectTyped } from "./drafts-slice.ts";

/**
 * Keeps typed text until it is saved, across a reload and a new login (R-PRF-10). It stays in the tab; another player
 * never sees it.
 *
 * @param saved the API's value; the form shows it until the player types
 */
export function useDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  saved: v.InferOutput<Schema>,
) {
  const dispatch = useAppDispatch();
  const owner = useViewerFact(({ me }) => me?.uuid ?? null) ?? "";
  const typed = useAppSelector((root) => selectTyped(root, name, owner));
  const value: v.InferOutput<Schema> = v.is(schema, typed) ? typed : saved;
  return {
    value,
    isChanged: !isSame(value, saved),
    set: (next: v.InferOutput<Schema>) =>
      void dispatch(isSame(next, saved) ? draftDropped(name) : draftTyped({ name, owner, value: next })),
    /** Deletes the draft, after saving or discarding it. */
    drop: () => void dispatch(draftDropped(name)),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
