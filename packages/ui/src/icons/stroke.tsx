import type { ComponentPropsWithRef } from "react";

export type IconProps = Omit<ComponentPropsWithRef<"svg">, "children" | "d"> & {
  /** Side length. Default "1em": as large as the surrounding text. */
  size?: string | undefined;
  /** Accessible name. Leave it out where there is text beside the icon. */
  title?: string | undefined;
};

/** One path on a 24 px grid, with a 1.75 px round stroke in the text color. */
export function Stroke({ d, size = "1em", title, ...svg }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title === undefined ? undefined : "img"}
      aria-hidden={title === undefined || undefined}
      aria-label={title}
      focusable="false"
      {...svg}
    >
      <path d={d} />
    </svg>
  );
}
