import { SIGNAL } from "../theme/tokens.ts";
import type { IconProps } from "./stroke.tsx";

/** The meow coin: gold, with a cat's head. */
export function CoinIcon(props: IconProps) {
  return <Coin {...props} metal={SIGNAL.coin} rim="var(--coin)" />;
}

/** The silver coin, the shop's second currency. */
export function SilverIcon(props: IconProps) {
  return <Coin {...props} metal={SIGNAL.silver} rim="var(--silver)" />;
}

/** Shines in both themes: on paper its rim is dark enough to be seen, not all of it. */
function Coin({
  metal,
  rim,
  size = "1em",
  title,
  ...svg
}: IconProps & { readonly metal: string; readonly rim: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title === undefined ? undefined : "img"}
      aria-hidden={title === undefined || undefined}
      aria-label={title}
      focusable="false"
      {...svg}
    >
      <circle cx="12" cy="12" r="9.3" fill={metal} stroke={rim} strokeWidth="1.4" />
      <circle cx="12" cy="12" r="7.6" fill="none" stroke="rgb(0 0 0 / 0.22)" strokeWidth="1.1" />
      <path
        d="M7.3 7.2c1.3.1 2.4.8 3.1 1.7a7 7 0 0 1 3.2 0c.7-.9 1.8-1.6 3.1-1.7.4 1.5.3 3-.1 4.1.3.5.4 1.1.4 1.7 0 2.4-2.2 4-5 4s-5-1.6-5-4c0-.6.1-1.2.4-1.7-.4-1.1-.5-2.6-.1-4.1Z"
        fill="rgb(20 14 4 / 0.78)"
      />
      <path d="M9.9 12.4v.01M14.1 12.4v.01" stroke={metal} strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
