import { Stroke, type IconProps } from "./stroke.tsx";

// Operating system logos, which icon sets do not include.

export function WindowsIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M4 6.2 10.5 5.3v6.2H4ZM13 5 20 4v7.5h-7ZM4 14h6.5v5.2L4 18.3ZM13 14h7v6.5l-7-1Z" />
  );
}

export function AndroidIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M4 17.5a8 8 0 0 1 16 0ZM7.5 10.7 5.5 7.5M16.5 10.7l2-3.2M9 14.3h.01M15 14.3h.01" />
  );
}
