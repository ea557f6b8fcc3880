import * as v from "valibot";
import type { Place } from "./place.ts";

/** Where this browser's visitor has moved something that floats; null: nowhere. */
export function keptPlace(name: string, storage?: Pick<Storage, "getItem">): Place | null {
  try {
    // Where storage is disabled its very name throws.
    return v.parse(PlaceForm, JSON.parse((storage ?? localStorage).getItem(PLACE_PREFIX + name) ?? "null"));
  } catch {
    return null; // Never moved, something else is stored, or storage is disabled.
  }
}

export function keepPlace(name: string, place: Place, storage?: Pick<Storage, "setItem">): void {
  try {
    (storage ?? localStorage).setItem(PLACE_PREFIX + name, JSON.stringify(place));
  } catch {
    // Storage is disabled or full: it is where it began on the next page.
  }
}

const PLACE_PREFIX = "place.";
const Distance = v.pipe(v.number(), v.integer(), v.minValue(0));
const PlaceForm = v.object({ right: Distance, edge: Distance });
