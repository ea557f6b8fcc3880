/** The endings of image files that may be uploaded. */
export const IMAGE_EXTENSIONS = [".jpg", ".jpeg", ".png"] as const;

export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

export type ImageProblem = "file-required" | "not-an-image";

/** What is wrong with an image about to be uploaded, or null. Without a file: "File is required". */
export function imageUploadProblem(file: { readonly name: string } | null | undefined): ImageProblem | null {
  if (!file) return "file-required";
  return imageExtension(file.name) === null ? "not-an-image" : null;
}

/** The allowed ending of a file name in lower case, or null. `.png` alone is no name. */
export function imageExtension(fileName: string): ImageExtension | null {
  const lower = fileName.toLowerCase();
  return IMAGE_EXTENSIONS.find((ending) => lower.endsWith(ending) && lower.length > ending.length) ?? null;
}

/** An avatar is stored as `avatar` plus its type: `avatar.png` (R-UPL-3). */
export function avatarFileName(extension: ImageExtension): string {
  return `avatar${extension}`;
}

/**
 * An avatar's address with the moment of its upload, so that browsers which kept the
 * old picture under the same name fetch the new one.
 */
export function avatarUrl(url: string, uploadedAtMs: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}t=${uploadedAtMs}`;
}
