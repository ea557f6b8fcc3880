// Each icon is a function of its own, so that a page carries only those it shows.
export * from "./icons/coins.tsx";
export * from "./icons/lucide.tsx";
export * from "./icons/marks.tsx";
export type { IconProps } from "./icons/stroke.tsx";
