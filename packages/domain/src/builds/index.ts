export { BUILD_KINDS, BUILD_LANGUAGES, buildRefusal, offersOfficialApp } from "./build-access.ts";
export type { BuildKind, BuildLanguage, BuildRequest } from "./build-access.ts";
