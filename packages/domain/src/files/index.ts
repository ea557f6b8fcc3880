export { IMAGE_EXTENSIONS, avatarFileName, avatarUrl, imageExtension, imageUploadProblem } from "./images.ts";
export type { ImageExtension } from "./images.ts";
export {
  IMAGE_BYTES_MAX,
  IMAGE_SIDE_MIN,
  THUMBNAIL_SIDE,
  imageTypeOf,
  isFolder,
  isWebp,
  safeBaseName,
} from "./uploads.ts";
export { UPLOAD_SCOPES } from "./upload-scopes.ts";
export type { UploadScope } from "./upload-scopes.ts";
