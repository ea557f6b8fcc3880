import type { ArchiveNotice, NamesEncoding } from "@catnip/domain/builds";
import { ARCHIVE_LIMITS } from "@catnip/domain/builds";
import type { ApiError } from "../../../platform/errors.ts";

/** What was done to a build's archive, as a sentence. */
export function noticeSentence(notice: ArchiveNotice): string {
  switch (notice.code) {
    case "names-decoded":
      return `Its names were read as ${ENCODINGS[notice.encoding]}: ${notice.samples.join(", ")}. If they are wrong, state its "names_encoding".`;
    case "backslashes-turned":
      return `Backslashes in ${notice.count} of its names were read as slashes.`;
    case "dots-removed":
      return `"./" was removed from ${notice.count} of its names.`;
    case "names-composed":
      return `Accents in ${notice.count} of its names were joined with their letters (NFC).`;
    case "system-files-left-out":
      return `${notice.count} files that macOS or Windows adds to archives were left out.`;
    case "folder-opened":
      return `Everything was in the folder ${notice.folder}, whose content was taken.`;
    case "first-page-found":
      return `It has no index.html at the top, and opens with ${notice.page}.`;
  }
}

const ENCODINGS: Readonly<Record<NamesEncoding, string>> = {
  "utf-8": "UTF-8",
  shift_jis: "Japanese (Shift_JIS)",
  gbk: "Simplified Chinese (GBK)",
  big5: "Traditional Chinese (Big5)",
  "euc-kr": "Korean (EUC-KR)",
  cp437: "Western European (CP437)",
};

/** Why a build is not taken in, and what to do. */
export function refusalSentence({ extensions }: ApiError): string {
  const { reason = "damaged", candidates = "" } = (extensions as { readonly facts?: Facts }).facts ?? {};
  if (reason === "names-unsure")
    return `Its names can be read in several ways: state its "names_encoding" (${candidates}).`;
  return REASONS[reason] ?? `The archive is refused (${reason}): make it again.`;
}

type Facts = { readonly reason?: string; readonly candidates?: string };

const gib = (bytes: number): string => `${bytes / 1_024 ** 3} GiB`;

const REASONS: Readonly<Record<string, string>> = {
  "no-entry": "There is no first page: put index.html at the top, or name another page in catnip.json.",
  damaged: "This is no whole zip archive, or its catnip.json is not JSON: make it again.",
  encrypted: "The archive is encrypted: make one without a password.",
  "duplicate-name": "Two files have names that some systems take for the same: rename one.",
  "name-not-allowed":
    "A name leads out of the archive's folder, or has a colon or a control character: rename it.",
  "name-too-long": "A name has more than 240 letters, or more than 20 folders: shorten it.",
  "names-unreadable":
    'Its names are in no encoding that is known here, or not in its "names_encoding": zip it with names in UTF-8.',
  "not-a-plain-file": "A link or a device is in the archive: put the file itself in its place.",
  "packed-too-tightly": "The files are packed more tightly than games are: leave out what is empty.",
  "too-many-files": `There are more than ${ARCHIVE_LIMITS.files} files: pack some of them together.`,
  "file-too-large": `One of the files is larger than ${gib(ARCHIVE_LIMITS.fileBytes)}: make it smaller.`,
  "too-large": `All files together are larger than ${gib(ARCHIVE_LIMITS.totalBytes)}: make them smaller.`,
};
