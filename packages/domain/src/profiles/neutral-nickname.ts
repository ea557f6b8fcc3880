import type { Locale } from "../locales/index.ts";

/** The numbers a neutral nickname may carry, both included: seven digits, so that two people rarely share one. */
export const NEUTRAL_NUMBERS = { min: 1_000_000, max: 9_999_999 } as const;

/**
 * What somebody is called who chose no nickname: "Player 4821375" in their language. It says nothing about them; the
 * number is drawn at random and stands for nothing (R-PRF-7).
 *
 * @param number one of `NEUTRAL_NUMBERS`
 */
export const neutralNickname = (locale: Locale, number: number): string => PLAYER[locale] + String(number);

// Words without grammatical gender. Where the language's own word has one, its players say "player" too.
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
