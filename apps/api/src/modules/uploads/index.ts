export { findAvatar, findUploads, type UploadedPicture } from "./find-uploads.ts";
export { defineUploadScope, type UploadScopeRule } from "./upload-scopes.ts";
export { tidyUploads } from "./tidy-uploads.ts";
