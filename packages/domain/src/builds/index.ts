export { BUILD_KINDS, buildRefusal, offersOfficialApp } from "./build-access.ts";
export type { BuildKind, BuildRequest } from "./build-access.ts";
