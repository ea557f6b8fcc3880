/**
 * `--notice-height`, the height of a bar over the page's lower edge: 0 unless one is shown. It does not inherit, and
 * only elements with `data-room` get it, so a bar that appears or disappears does not restyle the whole page
 * (R-WEB-80).
 */
export const NOTICE_HEIGHT =
  '@property --notice-height { syntax: "<length>"; inherits: false; initial-value: 0px; }';

/**
 * The rules for a bar of this height, as a stylesheet's text. Chromium restyles the whole page when a custom property
 * is set on the root, so the root gets plain properties.
 */
export const noticeRoom = (height: `${number}px` | `${number}rem`): string =>
  `html{scroll-padding-bottom:calc(${height} + var(--dock-height,0px))}[data-room]{--notice-height:${height}}`;
