/** The systems a game may support, spelled as `support_platform` holds them. */
export const PLATFORMS = ["web", "windows", "mac", "android", "ios", "platform app"] as const;

export type Platform = (typeof PLATFORMS)[number];

/** Whether a value from outside names a system we know. */
export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.some((platform) => platform === value);
}

/** Reads the comma-separated `support_platform`: known systems only, each once, in our order. */
export function parsePlatforms(supportPlatform: string): readonly Platform[] {
  const named = new Set(supportPlatform.split(",").map((part) => part.trim().toLowerCase()));
  return PLATFORMS.filter((platform) => named.has(platform));
}
