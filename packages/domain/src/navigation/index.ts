export {
  PG_STATE_ITEMS_MAX,
  PG_STATE_LENGTH_MAX,
  RESTORABLE_POPUPS,
  readPgState,
  writePgState,
} from "./pg-state.ts";
export type { PgState, RestorablePopup } from "./pg-state.ts";
export { sentFrom } from "./request-origin.ts";
export type { RequestOrigin } from "./request-origin.ts";
export { RETURN_PATH_LENGTH_MAX, safeReturnPath } from "./return-path.ts";
