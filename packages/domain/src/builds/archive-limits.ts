const MIB = 1_024 ** 2;
const GIB = 1_024 ** 3;

/** Limits for the archive of a web build. Sizes in bytes. */
export interface ArchiveLimits {
  /** Files that are kept. */
  readonly files: number;
  /** Everything that is listed: folders and system files too, since an archive may have a million of them. */
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Unpacked bytes per packed byte, over the whole archive. */
  readonly ratio: number;
  /** Up to this size an archive may compress as well as it likes. */
  readonly ratioFreeBytes: number;
  /** So many bytes of uncompressed media do not count towards the ratio: silence and plain areas pack to nothing. */
  readonly ratioFreeMediaBytes: number;
}

/** The limits that the guide states and unpacking enforces by counted bytes (R-DLV-3). */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 20_000,
  entries: 50_000,
  fileBytes: 2 * GIB,
  totalBytes: 4 * GIB,
  ratio: 200,
  ratioFreeBytes: MIB,
  ratioFreeMediaBytes: 256 * MIB,
};

/** What was counted of an archive so far, in bytes. */
interface Counted {
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** The part of `totalBytes` that is uncompressed media. */
  readonly mediaBytes: number;
  /** The size of the archive itself. */
  readonly packedBytes: number;
}

/** Which limit an archive exceeds, or null (R-DLV-3). */
export function archiveExcess(
  { fileBytes, totalBytes, mediaBytes, packedBytes }: Counted,
  limits: ArchiveLimits,
): "file-too-large" | "too-large" | "packed-too-tightly" | null {
  if (fileBytes > limits.fileBytes) return "file-too-large";
  if (totalBytes > limits.totalBytes) return "too-large";
  const judged = totalBytes - Math.min(mediaBytes, limits.ratioFreeMediaBytes);
  return judged > limits.ratioFreeBytes && judged > packedBytes * limits.ratio ? "packed-too-tightly" : null;
}

/** Whether a file is sound or a picture that its format does not compress, by its ending. */
export const isUncompressedMedia = (path: string): boolean =>
  /\.(?:wav|wave|aiff?|pcm|bmp|dib|tga|tiff?|dds|ktx)$/i.test(path);
