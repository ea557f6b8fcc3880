/**
 * An emoji with what may belong to it: the variation selector, a skin tone, joined further emoji, a flag's tags; or a
 * keycap.
 */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*[\u{E0020}-\u{E007F}]*|[0-9#*]\uFE0F?\u20E3/gu;

/** Joiners that change how the letters of these scripts are written (UAX #31, A1 to B). */
const JOINED_LETTERS =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Khmr}\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200C\u200D]/gu;

/** Characters that show nothing: zero-width spaces and joiners, variation selectors, blank letters, soft hyphens. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;

/** Whether a name has invisible characters, other than inside emoji and where a script needs them. */
export const hasInvisible = (name: string): boolean =>
  UNSEEN.test(name.replaceAll(EMOJI, "").replaceAll(JOINED_LETTERS, ""));
