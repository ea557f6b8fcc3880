import type { Platform } from "../catalog/index.ts";
import type { BuildLanguage } from "./build-access.ts";

/** Most file systems take 255 bytes; browsers and download managers add endings of their own while they load. */
const BYTES_MAX = 200;

/** Systems as their makers write them, in every language. */
const SYSTEMS: Readonly<Record<Platform, string>> = {
  web: "Web",
  windows: "Windows",
  mac: "macOS",
  android: "Android",
  ios: "iOS",
  "platform app": "App",
};

/**
 * The name under which a build is saved (R-DLV-7): the game's name in the reader's language, version and system, and
 * what else tells two files of a game apart, with the ending of the file that was uploaded. Free of characters that a
 * system forbids, and short enough for all of them.
 *
 * @param input.name the game's, in the reader's language
 * @param input.trial what a trial is called in the reader's language; null for the official build
 * @param input.uploadedAs the filename it was uploaded under
 */
export function downloadFilename(input: {
  readonly name: string;
  readonly version: string;
  readonly platform: Platform;
  readonly language: BuildLanguage;
  readonly trial: string | null;
  readonly uploadedAs: string;
}): string {
  const { version, platform, language, trial } = input;
  const rest = [version, SYSTEMS[platform], language === "any" ? "" : language, trial ?? ""]
    .map((part) => cut(plain(part), 32))
    .filter((part) => part !== "")
    .join(" ");
  const ending = endingOf(input.uploadedAs);
  const room = BYTES_MAX - bytesOf(` ${rest}${ending}`);
  const name = cut(plain(input.name), room).trim();
  return `${name === "" ? rest : `${name} ${rest}`}${ending}`;
}

/** The ending of a file's name, in lower case: `.zip`, `.tar.gz`; empty if it has none. */
export function endingOf(filename: string): string {
  const [ending = ""] = /(?:\.tar)?\.[a-z0-9]{1,8}$/i.exec(filename) ?? [];
  return ending.toLowerCase();
}

/** Without what Windows forbids, without what is invisible (R-DLV-7), without leading dots, which hide a file. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, "")
    .replaceAll(/[<>:"/\\|?*\s]+/g, " ")
    .replace(/^[.\s]+/, "")
    .trim();

function cut(text: string, bytes: number): string {
  let left = bytes;
  let kept = "";
  for (const letter of text) {
    left -= bytesOf(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept;
}

/** UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
