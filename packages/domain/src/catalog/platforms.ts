/** The operating systems a game may support, spelled as in `support_platform`. */
export const PLATFORMS = ["web", "windows", "mac", "android", "ios", "platform app"] as const;

export type Platform = (typeof PLATFORMS)[number];

/** Whether an untrusted value names a known operating system. */
export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.some((platform) => platform === value);
}

/** Parses the comma-separated `support_platform`: known systems only, without duplicates, in our order. */
export function parsePlatforms(supportPlatform: string): readonly Platform[] {
  const named = new Set(supportPlatform.split(",").map((part) => part.trim().toLowerCase()));
  return PLATFORMS.filter((platform) => named.has(platform));
}
