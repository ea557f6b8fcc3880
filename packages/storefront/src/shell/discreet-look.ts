/** A blank sheet of paper, as a neutral icon. Minimal, because every page's HTML contains it. */
export const NEUTRAL_ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='%23fff' stroke='%23667' d='M2 1h3l2 2v5H2z'/></svg>";

/** Pictures of the CDN stay blurred until hovered, focused or touched (R-BND-7). */
export const DISCREET_RULES =
  "img:is([srcset],[src^=http]){filter:blur(1.5rem)!important;transition:filter .12s}" +
  ":is(a,li,button,figure,div):is(:hover,:focus-visible,[data-seen])>:is(img,div>img),a:is(:hover,:focus-visible,[data-seen]) img{filter:none!important}" +
  "iframe:not(:hover,:focus){filter:blur(1.5rem)}";
