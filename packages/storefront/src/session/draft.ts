import { DRAFT_PREFIX } from "@catnip/site/session/forget-drafts.ts";
import * as v from "valibot";
import { useState } from "react";
import { useViewerFact } from "../shell/viewer.ts";

/** The key of a draft in the tab's storage. */
const keyOf = (name: string) => DRAFT_PREFIX + name;

/**
 * Keeps typed text until it is saved, across a reload and a new login (R-PRF-10). It stays in the tab, and is deleted
 * for another player.
 *
 * @param saved the API's value; the form shows it until the player types
 */
export function useDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  saved: v.InferOutput<Schema>,
) {
  type Value = v.InferOutput<Schema>;
  const owner = useViewerFact(({ me }) => me?.uuid ?? null) ?? "";
  const [typed, setTyped] = useState<Value | null>(() => readDraft(name, owner, schema));
  const value: Value = typed ?? saved;
  const isChanged = !isSame(value, saved);
  return {
    value,
    isChanged,
    set(next: Value) {
      setTyped(next);
      writeDraft(name, owner, isSame(next, saved) ? null : next);
    },
    /** Deletes the draft, after saving or discarding it. */
    drop() {
      setTyped(null);
      writeDraft(name, owner, null);
    },
  };
}

export function readDraft<Schema extends v.GenericSchema>(
  name: string,
  owner: string,
  schema: Schema,
  storage?: Storage,
): v.InferOutput<Schema> | null {
  try {
    const kept: unknown = JSON.parse((storage ?? sessionStorage).getItem(keyOf(name)) ?? "null");
    const { success, output } = v.safeParse(v.object({ owner: v.literal(owner), value: schema }), kept);
    return success ? output.value : null;
  } catch {
    return null; // Storage is disabled, or holds something else.
  }
}

/** @param value null: there is nothing to keep */
export function writeDraft(name: string, owner: string, value: unknown, storage?: Storage): void {
  try {
    const tab = storage ?? sessionStorage;
    if (value === null) tab.removeItem(keyOf(name));
    else tab.setItem(keyOf(name), JSON.stringify({ owner, value }));
  } catch {
    // Without storage a reload loses what was typed.
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
