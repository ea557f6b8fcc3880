// Written by `pnpm generate`. The drawings are Lucide's, see icons/LICENSE.
import { Stroke, type IconProps } from "./stroke.tsx";

export function SearchIcon(props: IconProps) {
  return <Stroke {...props} d="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />;
}

export function CartIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
    />
  );
}

const HEART =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";

export function HeartIcon(props: IconProps) {
  return <Stroke {...props} d={HEART} />;
}

export function HeartFilledIcon(props: IconProps) {
  return <Stroke {...props} fill="currentColor" d={HEART} />;
}

export function UserIcon(props: IconProps) {
  return <Stroke {...props} d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />;
}

export function HomeIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
    />
  );
}

export function MenuIcon(props: IconProps) {
  return <Stroke {...props} d="M4 5h16M4 12h16M4 19h16" />;
}

export function HistoryIcon(props: IconProps) {
  return <Stroke {...props} d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2" />;
}

export function TagIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0"
    />
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"
    />
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Stroke {...props} d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />;
}

export function FullscreenIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3"
    />
  );
}

export function PlusIcon(props: IconProps) {
  return <Stroke {...props} d="M5 12h14M12 5v14" />;
}

export function CheckIcon(props: IconProps) {
  return <Stroke {...props} d="M20 6 9 17l-5-5" />;
}

export function CloseIcon(props: IconProps) {
  return <Stroke {...props} d="M18 6 6 18M6 6l12 12" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Stroke {...props} d="M6 9l6 6 6-6" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Stroke {...props} d="M15 18l-6-6 6-6" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Stroke {...props} d="M9 18l6-6-6-6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Stroke {...props} d="M12 19l-7-7 7-7M19 12H5" />;
}

export function ArrowUpIcon(props: IconProps) {
  return <Stroke {...props} d="M5 12l7-7 7 7M12 19V5" />;
}

export function ArrowDownIcon(props: IconProps) {
  return <Stroke {...props} d="M12 5v14M19 12l-7 7-7-7" />;
}

export function EditIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4"
    />
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
    />
  );
}

export function ThumbUpIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12"
    />
  );
}

export function ThumbDownIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88ZM17 14V2"
    />
  );
}

export function ShareIcon(props: IconProps) {
  return <Stroke {...props} d="M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />;
}

export function BellIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"
    />
  );
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5"
    />
  );
}

export function InfoIcon(props: IconProps) {
  return <Stroke {...props} d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01" />;
}

export function WarnIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"
    />
  );
}

export function ErrorIcon(props: IconProps) {
  return <Stroke {...props} d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16" />;
}

export function SuccessIcon(props: IconProps) {
  return <Stroke {...props} d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12" />;
}

export function EyeIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
    />
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20"
    />
  );
}

export function MacIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21L16 21M12 17L12 21"
    />
  );
}

export function IosIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01"
    />
  );
}

export function WebIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18"
    />
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"
    />
  );
}

export function GamepadIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M6 12L10 12M8 10L8 14M15 13L15.01 13M18 11L18.01 11M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"
    />
  );
}
