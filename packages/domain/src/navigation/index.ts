export { readPgState, writePgState } from "./pg-state.ts";
export type { PgState } from "./pg-state.ts";
export { sentFrom } from "./request-origin.ts";
export { RETURN_PATH_LENGTH_MAX, safeReturnPath } from "./return-path.ts";
export { FOR_ADULTS_HEADER, SHOWS_GAMES_HEADER } from "./host-headers.ts";
