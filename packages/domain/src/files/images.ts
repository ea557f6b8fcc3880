/** File extensions of images that may be uploaded. */
export const IMAGE_EXTENSIONS = [".jpg", ".jpeg", ".png"] as const;

export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

type ImageProblem = "file-required" | "not-an-image";

/** Why an image may not be uploaded, or null. Without a file: "File is required". */
export function imageUploadProblem(file: { readonly name: string } | null | undefined): ImageProblem | null {
  if (!file) return "file-required";
  return imageExtension(file.name) === null ? "not-an-image" : null;
}

/** The file name's extension in lower case if it is allowed, else null. `.png` alone is not a file name. */
export function imageExtension(fileName: string): ImageExtension | null {
  const lower = fileName.toLowerCase();
  return IMAGE_EXTENSIONS.find((ending) => lower.endsWith(ending) && lower.length > ending.length) ?? null;
}

/** An avatar is stored as `avatar` plus its type: `avatar.png` (R-UPL-3). */
export function avatarFileName(extension: ImageExtension): string {
  return `avatar${extension}`;
}

/** An avatar's address with its upload time as a cache buster, since every upload reuses the same file name. */
export function avatarUrl(url: string, uploadedAtMs: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}t=${uploadedAtMs}`;
}
