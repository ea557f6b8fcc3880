/** The operating systems a game may support, spelled as in `support_platform`. */
export const PLATFORMS = ["web", "windows", "mac", "android", "ios", "platform app"] as const;

export type Platform = (typeof PLATFORMS)[number];

/** Parses the comma-separated `support_platform`: known systems only, without duplicates, in our order. */
export function parsePlatforms(supportPlatform: string): readonly Platform[] {
  const named = new Set(supportPlatform.split(",").map((part) => part.trim().toLowerCase()));
  return PLATFORMS.filter((platform) => named.has(platform));
}
