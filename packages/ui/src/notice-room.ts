/**
 * `--notice-height`, the height of a bar over the page's lower edge: 0 unless one is shown. It does not inherit, and
 * only what has `data-room` gets it, so the browser styles that when a bar comes or goes, and not the whole page
 * (R-WEB-80).
 */
export const NOTICE_HEIGHT =
  '@property --notice-height { syntax: "<length>"; inherits: false; initial-value: 0px; }';

/**
 * The rules that a bar of this height brings with it, as a stylesheet's text. Chromium styles the whole page when the
 * root gets any custom property, so the root gets what it needs itself.
 */
export const noticeRoom = (height: `${number}px` | `${number}rem`): string =>
  `html{scroll-padding-bottom:calc(${height} + var(--dock-height,0px))}[data-room]{--notice-height:${height}}`;
