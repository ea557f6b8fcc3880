/** The scripts in customary modern use (UAX #31, table 5), each for a word of its own. */
const SINGLE = [
  /^[\p{scx=Latn}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Grek}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Armn}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Geor}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];

/** Writing systems that use several scripts in one word (UTS #39, 5.1: Jpan, Kore, Hanb), and Latin beside them. */
const TOGETHER = [
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hang}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Bopo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];

/** Scripts whose letters resemble no Latin ones, so that Latin may stand beside them without a space. */
const BESIDE_LATIN = [
  /^[\p{scx=Latn}\p{scx=Arab}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Beng}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Deva}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Ethi}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Gujr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Guru}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hebr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Khmr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Knda}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Laoo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Mlym}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Mymr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Orya}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Sinh}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Taml}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Telu}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Thaa}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Thai}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Tibt}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];

const ALLOWED = [...SINGLE, ...TOGETHER, ...BESIDE_LATIN];

/** Runs of letters with their marks. */
const WORDS = /[\p{L}\p{M}]+/gu;

/**
 * Whether a word of a name mixes scripts as no language does: "Cаtnip" with a Cyrillic а. As "moderately restrictive"
 * of UTS #39, but word by word, since "Студия Moth" is a name like any other; Latin stays alone beside scripts that
 * have its look-alikes. Scripts not used for everyday names (Cherokee looks like Latin capitals) are mixed with none
 * and alone in no word.
 */
export const mixesScripts = (name: string): boolean =>
  (name.normalize("NFKC").match(WORDS) ?? []).some((word) => !ALLOWED.some((allowed) => allowed.test(word)));
