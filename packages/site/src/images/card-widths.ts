/** Widths offered for covers in lists, in px. */
export const CARD_WIDTHS = [240, 320, 480, 640] as const;
