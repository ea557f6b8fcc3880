export { readPgState, writePgState } from "./pg-state.ts";
export type { PgState } from "./pg-state.ts";
export { sentFrom } from "./request-origin.ts";
export { RETURN_PATH_LENGTH_MAX, safeReturnPath } from "./return-path.ts";
export { DATA_APART_HEADER, FOR_ADULTS_HEADER, SHOWS_GAMES_HEADER, TIME_IN_PAGE } from "./host-headers.ts";
export { pageDataPath, readPageDataPath } from "./page-data-address.ts";
