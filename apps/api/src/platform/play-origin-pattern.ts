/** `{build}` is the entire first label: only there can a CSP match all builds with `*`. */
const PATTERN = /^https?:\/\/\{build\}(?:\.[a-z0-9-]+)+(?::(?:\d+|\{port\}))?$/i;

/**
 * Parses the setting `PLAY_ORIGIN_PATTERN`, such as `https://{build}.games.example.net`.
 *
 * @param originPattern of the other sites; https pages may only frame https
 * @returns undefined if not set: games then run below the site named `play`
 * @throws Error with one sentence if it is set but invalid
 */
export function readPlayOriginPattern(text: string | undefined, originPattern: string): string | undefined {
  if (!text) return undefined;
  if (!PATTERN.test(text))
    throw new Error(
      `PLAY_ORIGIN_PATTERN is "${text}": use an origin that begins with the build, such as https://{build}.games.example.net.`,
    );
  if (originPattern.startsWith("https:") && !text.startsWith("https:"))
    throw new Error("PLAY_ORIGIN_PATTERN must begin with https:// like PUBLIC_ORIGIN_PATTERN.");
  return text;
}
