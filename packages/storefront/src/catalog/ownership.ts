import { useViewerFact, type Viewer } from "../shell/viewer.ts";

/**
 * The visitor's ownership of a game. `unknown`: still loading, so neither Buy nor Play may be offered to a player yet;
 * `unavailable`: loading failed.
 */
export type Ownership = "unknown" | "unavailable" | "owned" | "not-owned";

export const useOwnership = (storeId: number): Ownership =>
  useViewerFact((viewer) => ownershipOf(viewer, storeId));

function ownershipOf({ status, games }: Pick<Viewer, "status" | "games">, storeId: number): Ownership {
  if (status === "unknown" || status === "unavailable") return status;
  return games?.owned.has(storeId) ? "owned" : "not-owned";
}
