/** Widths offered for covers in lists, in px. */
export const CARD_WIDTHS = [240, 320, 480, 640] as const;

/** The same in a grid, which shows no cover in less than 280 device pixels. Each width is in the HTML once per game. */
export const GRID_WIDTHS = CARD_WIDTHS.slice(1);
