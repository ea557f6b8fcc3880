export { IMAGE_EXTENSIONS, avatarFileName, avatarUrl, imageExtension, imageUploadProblem } from "./images.ts";
export type { ImageExtension, ImageProblem } from "./images.ts";
