/** Widths offered for covers in lists, in px. */
export const CARD_WIDTHS = [240, 320, 480, 640] as const;

/**
 * The same in a grid, where phones show covers in more than 240 device pixels; a narrow window on a low-density screen
 * uses the next width. Each width is in the HTML once per game.
 */
export const GRID_WIDTHS = CARD_WIDTHS.slice(1);
