import type { Locale } from "../locales/index.ts";

/** The range of numbers in a neutral nickname, inclusive: seven digits, so collisions are rare. */
export const NEUTRAL_NUMBERS = { min: 1_000_000, max: 9_999_999 } as const;

/**
 * The nickname of a player who has not chosen one: "Player 4821375" in their language. It reveals nothing: the number
 * is random and has no meaning (R-PRF-7).
 *
 * @param number within `NEUTRAL_NUMBERS`
 */
export const neutralNickname = (locale: Locale, number: number): string => PLAYER[locale] + String(number);

// Gender-neutral words. Where the native word is gendered, players there say "player" too.
const PLAYER: Readonly<Record<Locale, string>> = {
  "de-DE": "Player ",
  "en-US": "Player ",
  "es-ES": "Player ",
  "fr-FR": "Player ",
  "ja-JP": "プレイヤー",
  "ko-KR": "플레이어",
  "pt-BR": "Player ",
  "ru-RU": "Игрок ",
  "th-TH": "ผู้เล่น ",
  "tr-TR": "Oyuncu ",
  "vi-VN": "Người chơi ",
  "zh-CN": "玩家",
  "zh-TW": "玩家",
};
