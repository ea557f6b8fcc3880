export { BUILD_KINDS, BUILD_LANGUAGES, buildRefusal } from "./build-access.ts";
export type { BuildKind, BuildLanguage } from "./build-access.ts";
export { downloadFilename } from "./download-filename.ts";
export { newVersion } from "./new-version.ts";
export { neutralFilename } from "./neutral-filename.ts";
