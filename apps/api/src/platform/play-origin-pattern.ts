/** `{build}` is the whole first label: a policy can name all builds by `*` there and nowhere else. */
const PATTERN = /^https?:\/\/\{build\}(?:\.[a-z0-9-]+)+(?::(?:\d+|\{port\}))?$/i;

/**
 * Reads the setting `PLAY_ORIGIN_PATTERN`, such as `https://{build}.games.example.net`.
 *
 * @param originPattern of the other sites; pages that came over https may frame nothing else
 * @returns undefined when it is not set: games then run below the site named `play`
 * @throws Error with one sentence when it is set and no such pattern
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
