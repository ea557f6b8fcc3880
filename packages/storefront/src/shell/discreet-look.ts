/** A sheet of paper, as an icon that says nothing. */
export const NEUTRAL_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" stroke="#667" stroke-width="2" d="M7 3h12l6 6v20H7z"/><path stroke="#889" stroke-width="2" d="M11 14h10M11 19h10M11 24h7"/></svg>',
)}`;

/** Covers stay blurred until somebody points at them, focuses or touches them (R-BND-7). */
export const DISCREET_RULES =
  "body img{filter:blur(1.5rem)!important;transition:filter .12s}" +
  ":is(a,li,button,figure,div):is(:hover,:focus-visible,[data-seen])>:is(img,div>img),a:is(:hover,:focus-visible,[data-seen]) img{filter:none!important}" +
  "iframe:not(:hover,:focus){filter:blur(1.5rem)}";
