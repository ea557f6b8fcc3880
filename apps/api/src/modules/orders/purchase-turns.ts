import { perPool } from "../../platform/per-pool.ts";
import { createTurns } from "../../platform/turns.ts";

/** Reading purchases and committing them take turns: more of them share each statement (R-CHK-23). */
export const purchaseTurns = perPool(createTurns);
