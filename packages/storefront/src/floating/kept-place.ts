import * as v from "valibot";
import type { Place } from "./place.ts";

/** Where the visitor has moved a floating element; null: not moved. */
export function keptPlace(name: string, storage?: Pick<Storage, "getItem">): Place | null {
  try {
    // With storage disabled, even accessing the property throws.
    return v.parse(PlaceForm, JSON.parse((storage ?? localStorage).getItem(PLACE_PREFIX + name) ?? "null"));
  } catch {
    return null; // Never moved, something else is stored, or storage is disabled.
  }
}

export function keepPlace(name: string, place: Place, storage?: Pick<Storage, "setItem">): void {
  try {
    (storage ?? localStorage).setItem(PLACE_PREFIX + name, JSON.stringify(place));
  } catch {
    // Storage is disabled or full: the next page shows it in its initial place.
  }
}

const PLACE_PREFIX = "place.";
const Distance = v.pipe(v.number(), v.integer(), v.minValue(0));
const PlaceForm = v.object({ right: Distance, edge: Distance });
