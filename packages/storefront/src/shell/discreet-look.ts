/** A sheet of paper, as an icon that says nothing. Written out, so that pages without it do not carry it. */
export const NEUTRAL_ICON =
  "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2032%2032%22%3E%3Cpath%20fill%3D%22%23fff%22%20stroke%3D%22%23667%22%20stroke-width%3D%222%22%20d%3D%22M7%203h12l6%206v20H7z%22%2F%3E%3Cpath%20stroke%3D%22%23889%22%20stroke-width%3D%222%22%20d%3D%22M11%2014h10M11%2019h10M11%2024h7%22%2F%3E%3C%2Fsvg%3E";

/** Pictures of the CDN stay blurred until somebody points at them, focuses or touches them (R-BND-7). */
export const DISCREET_RULES =
  "img:is([srcset],[src^=http]){filter:blur(1.5rem)!important;transition:filter .12s}" +
  ":is(a,li,button,figure,div):is(:hover,:focus-visible,[data-seen])>:is(img,div>img),a:is(:hover,:focus-visible,[data-seen]) img{filter:none!important}" +
  "iframe:not(:hover,:focus){filter:blur(1.5rem)}";
