import type { ComponentPropsWithRef } from "react";

export type IconProps = Omit<ComponentPropsWithRef<"svg">, "children" | "d"> & {
  /** Side length. Default "1em": an icon is as large as the text it stands in. */
  size?: string | undefined;
  /** Read to screen readers. Leave it out where words stand beside the icon. */
  title?: string | undefined;
};

/*
 * Drawn on a 24 px grid with a 1.75 px round stroke in the colour of the text. Each icon is a function of its own,
 * so that a page carries only those it shows.
 */

export function SearchIcon(props: IconProps) {
  return <Stroke {...props} d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 20.5 20.5" />;
}

export function CartIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M2.5 4h2.2l2.5 11.2h10.6L20.5 7.5H5.6M8.5 18.6a.7.7 0 1 0 0 1.4 .7.7 0 0 0 0-1.4ZM16.8 18.6a.7.7 0 1 0 0 1.4 .7.7 0 0 0 0-1.4Z"
    />
  );
}

export function HeartIcon(props: IconProps) {
  return <Stroke {...props} d="M12 20.2 4.6 12.6a4.7 4.7 0 0 1 6.6-6.7l.8.8.8-.8a4.7 4.7 0 0 1 6.6 6.7Z" />;
}

export function UserIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.2c.9-3.3 3.9-5.2 7.5-5.2s6.6 1.9 7.5 5.2"
    />
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.7 12h16.6M12 3.5c2.3 2.3 3.4 5.2 3.4 8.5s-1.1 6.2-3.4 8.5c-2.3-2.3-3.4-5.2-3.4-8.5s1.1-6.2 3.4-8.5Z"
    />
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M7.5 4.8v14.4c0 .5.6.8 1 .5l10.6-7.2a.6.6 0 0 0 0-1L8.5 4.3c-.4-.3-1 0-1 .5Z" />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Stroke {...props} d="M12 4v11M7.3 10.7 12 15.3l4.7-4.6M4.5 19.5h15" />;
}

export function FullscreenIcon(props: IconProps) {
  return <Stroke {...props} d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />;
}

export function FullscreenExitIcon(props: IconProps) {
  return <Stroke {...props} d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />;
}

export function PlusIcon(props: IconProps) {
  return <Stroke {...props} d="M12 5v14M5 12h14" />;
}

export function MinusIcon(props: IconProps) {
  return <Stroke {...props} d="M5 12h14" />;
}

export function CheckIcon(props: IconProps) {
  return <Stroke {...props} d="m5 12.8 4.6 4.6L19.5 7" />;
}

export function CloseIcon(props: IconProps) {
  return <Stroke {...props} d="m6 6 12 12M18 6 6 18" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Stroke {...props} d="m6 9.5 6 6 6-6" />;
}

export function ChevronUpIcon(props: IconProps) {
  return <Stroke {...props} d="m6 14.5 6-6 6 6" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Stroke {...props} d="m14.5 6-6 6 6 6" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Stroke {...props} d="m9.5 6 6 6-6 6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Stroke {...props} d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />;
}

export function ArrowRightIcon(props: IconProps) {
  return <Stroke {...props} d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />;
}

export function MenuIcon(props: IconProps) {
  return <Stroke {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;
}

export function LogoutIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M14.5 7.5V5.8c0-.7-.6-1.3-1.3-1.3H5.8c-.7 0-1.3.6-1.3 1.3v12.4c0 .7.6 1.3 1.3 1.3h7.4c.7 0 1.3-.6 1.3-1.3v-1.7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"
    />
  );
}

export function LoginIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M9.5 7.5V5.8c0-.7.6-1.3 1.3-1.3h7.4c.7 0 1.3.6 1.3 1.3v12.4c0 .7-.6 1.3-1.3 1.3h-7.4c-.7 0-1.3-.6-1.3-1.3v-1.7M3.5 12H14M10.5 8.5 14 12l-3.5 3.5"
    />
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.5 6.5h15M9 6.5V4.8c0-.5.4-.8.8-.8h4.4c.4 0 .8.3.8.8v1.7M6.5 6.5l.8 12.3c0 .7.6 1.2 1.3 1.2h6.8c.7 0 1.3-.5 1.3-1.2l.8-12.3M10 10.5v5.5M14 10.5v5.5"
    />
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.5 19.5l.9-4L16.2 4.7c.5-.5 1.3-.5 1.8 0l1.3 1.3c.5.5.5 1.3 0 1.8L8.5 18.6ZM14 7l3 3"
    />
  );
}

export function FilterIcon(props: IconProps) {
  return <Stroke {...props} d="M4 6h16M7 12h10M10 18h4" />;
}

export function SortIcon(props: IconProps) {
  return <Stroke {...props} d="M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5" />;
}

export function StarIcon(props: IconProps) {
  return <Stroke {...props} d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z" />;
}

export function ThumbUpIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M7.5 10.5v9H4.8a.8.8 0 0 1-.8-.8v-7.4c0-.5.4-.8.8-.8ZM7.5 10.5l3.7-6.2c1.4 0 2.4 1.1 2.2 2.5l-.4 2.7h4.9c1.1 0 1.9 1 1.7 2.1l-1.1 6.4c-.2.9-.9 1.5-1.8 1.5H7.5"
    />
  );
}

export function ThumbDownIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M7.5 13.5v-9H4.8a.8.8 0 0 0-.8.8v7.4c0 .5.4.8.8.8ZM7.5 13.5l3.7 6.2c1.4 0 2.4-1.1 2.2-2.5l-.4-2.7h4.9c1.1 0 1.9-1 1.7-2.1l-1.1-6.4c-.2-.9-.9-1.5-1.8-1.5H7.5"
    />
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 15V4M8 7.8 12 4l4 3.8M7.5 11H6c-.8 0-1.5.7-1.5 1.5v6c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5v-6c0-.8-.7-1.5-1.5-1.5h-1.5"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Stroke {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />;
}

export function CalendarIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5.8 5.5h12.4c.7 0 1.3.6 1.3 1.3v11.4c0 .7-.6 1.3-1.3 1.3H5.8c-.7 0-1.3-.6-1.3-1.3V6.8c0-.7.6-1.3 1.3-1.3ZM4.5 10h15M8.5 3.5v4M15.5 3.5v4"
    />
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M6.3 10.5h11.4c.7 0 1.3.6 1.3 1.3v6.9c0 .7-.6 1.3-1.3 1.3H6.3c-.7 0-1.3-.6-1.3-1.3v-6.9c0-.7.6-1.3 1.3-1.3ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"
    />
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6ZM8.8 12l2.3 2.3 4.2-4.4" />
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4 5.3c0-.7.6-1.3 1.3-1.3h6.2c.4 0 .7.1.9.4l7.2 7.2c.5.5.5 1.3 0 1.8l-6.2 6.2c-.5.5-1.3.5-1.8 0l-7.2-7.2c-.3-.2-.4-.5-.4-.9ZM8.3 8.3h.01"
    />
  );
}

export function TicketIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4 7.8c0-.7.6-1.3 1.3-1.3h13.4c.7 0 1.3.6 1.3 1.3v1.9a2.3 2.3 0 0 0 0 4.6v1.9c0 .7-.6 1.3-1.3 1.3H5.3c-.7 0-1.3-.6-1.3-1.3v-1.9a2.3 2.3 0 0 0 0-4.6ZM14 9.8v.4M14 13.8v.4"
    />
  );
}

export function GiftIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.5 8.5h15v3.5h-15ZM6 12v7.5h12V12M12 8.5v11M12 8.5c-1-3.3-2.6-4.3-4-4-1.8.4-1.7 3.2.3 3.8ZM12 8.5c1-3.3 2.6-4.3 4-4 1.8.4 1.7 3.2-.3 3.8Z"
    />
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M16.5 7.5V5.3c0-.7-.6-1.2-1.3-1.1L5.8 5.9c-.8.1-1.3.7-1.3 1.5v10.8c0 .7.6 1.3 1.3 1.3h12.4c.7 0 1.3-.6 1.3-1.3V8.8c0-.7-.6-1.3-1.3-1.3H5.3M15.5 13.5h.01"
    />
  );
}

export function CardIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.8 5.5h14.4c.7 0 1.3.6 1.3 1.3v10.4c0 .7-.6 1.3-1.3 1.3H4.8c-.7 0-1.3-.6-1.3-1.3V6.8c0-.7.6-1.3 1.3-1.3ZM3.5 10h17M7 14.8h3.5"
    />
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 6.5h15s-2-1.5-2-6.5A5.5 5.5 0 0 0 12 4ZM10 19.3c.4.7 1.1 1.2 2 1.2s1.6-.5 2-1.2"
    />
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5.8 5h12.4c.7 0 1.3.6 1.3 1.3v8.9c0 .7-.6 1.3-1.3 1.3H11l-4.5 3.5v-3.5h-.7c-.7 0-1.3-.6-1.3-1.3V6.3C4.5 5.6 5.1 5 5.8 5ZM8.5 9.3h7M8.5 12.5h4.5"
    />
  );
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 14.5c0-.8.7-1.5 1.5-1.5h1.5v5.5H6c-.8 0-1.5-.7-1.5-1.5ZM19.5 14.5c0-.8-.7-1.5-1.5-1.5h-1.5v5.5H18c.8 0 1.5-.7 1.5-1.5ZM19.5 17c0 2.5-2.5 3.5-5.5 3.5"
    />
  );
}

export function InfoIcon(props: IconProps) {
  return <Stroke {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.8h.01" />;
}

export function WarnIcon(props: IconProps) {
  return <Stroke {...props} d="M12 4.2 21 19.5H3ZM12 10v4.5M12 17h.01" />;
}

export function ErrorIcon(props: IconProps) {
  return <Stroke {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V13M12 16.2h.01" />;
}

export function SuccessIcon(props: IconProps) {
  return <Stroke {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.8L16 9.3" />;
}

export function EyeIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z"
    />
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4 4l16 16M9.9 6.1c.7-.2 1.4-.3 2.1-.3 6 0 9.2 6.2 9.2 6.2a16 16 0 0 1-2.7 3.4M6.3 7.8A15 15 0 0 0 2.8 12s3.2 6.2 9.2 6.2c1.6 0 3-.4 4.2-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9"
    />
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H5.8c-.7 0-1.3.6-1.3 1.3v11.4c0 .7.6 1.3 1.3 1.3h11.4c.7 0 1.3-.6 1.3-1.3V14"
    />
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M10 14a4 4 0 0 0 5.8.3l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.8-.3l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2"
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.8 5.5h14.4c.7 0 1.3.6 1.3 1.3v10.4c0 .7-.6 1.3-1.3 1.3H4.8c-.7 0-1.3-.6-1.3-1.3V6.8c0-.7.6-1.3 1.3-1.3ZM4 7l8 6 8-6"
    />
  );
}

export function UploadIcon(props: IconProps) {
  return <Stroke {...props} d="M12 15.5V4.5M7.3 9 12 4.5 16.7 9M4.5 19.5h15" />;
}

export function RefreshIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M19.5 12a7.5 7.5 0 0 1-13.4 4.6M4.5 12a7.5 7.5 0 0 1 13.4-4.6M18.3 3.5v4.2h-4.2M5.7 20.5v-4.2h4.2"
    />
  );
}

export function MoreIcon(props: IconProps) {
  return <Stroke strokeWidth="2.5" {...props} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />;
}

export function QrIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.5 4.5h5.5V10H4.5ZM14 4.5h5.5V10H14ZM4.5 14H10v5.5H4.5ZM14 14h2.5v2.5H14ZM19.5 14v.01M19.5 17v2.5H17M14 19.5h.01"
    />
  );
}

export function WindowsIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M4 6.2 10.5 5.3v6.2H4ZM13 5 20 4v7.5h-7ZM4 14h6.5v5.2L4 18.3ZM13 14h7v6.5l-7-1Z" />
  );
}

export function MacIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5.3 5h13.4c.7 0 1.3.6 1.3 1.3v8.9c0 .7-.6 1.3-1.3 1.3H5.3c-.7 0-1.3-.6-1.3-1.3V6.3C4 5.6 4.6 5 5.3 5ZM9 20h6M12 16.5V20"
    />
  );
}

export function AndroidIcon(props: IconProps) {
  return (
    <Stroke {...props} d="M4 17.5a8 8 0 0 1 16 0ZM7.5 10.7 5.5 7.5M16.5 10.7l2-3.2M9 14.3h.01M15 14.3h.01" />
  );
}

export function IosIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M8.3 3.5h7.4c.7 0 1.3.6 1.3 1.3v14.4c0 .7-.6 1.3-1.3 1.3H8.3c-.7 0-1.3-.6-1.3-1.3V4.8c0-.7.6-1.3 1.3-1.3ZM11 17.7h2"
    />
  );
}

export function WebIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M4.8 5h14.4c.7 0 1.3.6 1.3 1.3v11.4c0 .7-.6 1.3-1.3 1.3H4.8c-.7 0-1.3-.6-1.3-1.3V6.3C3.5 5.6 4.1 5 4.8 5ZM3.5 9.3h17M6.5 7.2h.01M9 7.2h.01"
    />
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 6.8C10.5 5.5 8 5 4 5v13c4 0 6.5.5 8 1.8 1.5-1.3 4-1.8 8-1.8V5c-4 0-6.5.5-8 1.8ZM12 6.8v13"
    />
  );
}

export function GamepadIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M8 7.5h8c2.8 0 4.5 2.5 5 6 .4 2.7-.5 4.5-2.2 4.5-1.8 0-2.5-2-4-3H9.2c-1.5 1-2.2 3-4 3-1.7 0-2.6-1.8-2.2-4.5.5-3.5 2.2-6 5-6ZM8.5 10v3M7 11.5h3M15 10.8h.01M17 12.5h.01"
    />
  );
}

export function PenIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M12 20.5V14M12 14a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM12 3.5c3 2 5 5 5.3 8.7L15.5 17h-7l-1.8-4.8C7 8.5 9 5.5 12 3.5ZM8.5 20.5h7"
    />
  );
}

export function NewsIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5.5 5h11.2v13c0 .8.7 1.5 1.5 1.5s1.3-.7 1.3-1.5V9h-2.8M18.2 19.5H6c-.8 0-1.5-.7-1.5-1.5V6c0-.6.4-1 1-1M8 9h5M8 12.3h5M8 15.5h3"
    />
  );
}

export function ImageIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5.3 5h13.4c.7 0 1.3.6 1.3 1.3v11.4c0 .7-.6 1.3-1.3 1.3H5.3c-.7 0-1.3-.6-1.3-1.3V6.3C4 5.6 4.6 5 5.3 5ZM4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5M15.5 9h.01"
    />
  );
}

export function HomeIcon(props: IconProps) {
  return <Stroke {...props} d="M4 11 12 4.5 20 11M6 9.5v9c0 .6.4 1 1 1h3.5v-5h3v5H17c.6 0 1-.4 1-1v-9" />;
}

export function StoreIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M5 10.5v8c0 .6.4 1 1 1h12c.6 0 1-.4 1-1v-8M4 9l1.5-4.5h13L20 9c0 1.3-1.2 2.3-2.7 2.3S14.7 10.3 14.7 9c0 1.3-1.2 2.3-2.7 2.3S9.3 10.3 9.3 9c0 1.3-1.1 2.3-2.6 2.3S4 10.3 4 9ZM10 19.5v-4.5h4v4.5"
    />
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      d="M6.3 4.5h2.6l1.5 4-2 1.5a11 11 0 0 0 5.6 5.6l1.5-2 4 1.5v2.6c0 1-.8 1.8-1.8 1.8A13.3 13.3 0 0 1 4.5 6.3c0-1 .8-1.8 1.8-1.8Z"
    />
  );
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Stroke
      {...props}
      fill="currentColor"
      d="M12 20.2 4.6 12.6a4.7 4.7 0 0 1 6.6-6.7l.8.8.8-.8a4.7 4.7 0 0 1 6.6 6.7Z"
    />
  );
}

export function StarFilledIcon(props: IconProps) {
  return (
    <Stroke {...props} fill="currentColor" d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z" />
  );
}

/** The meow coin: gold, with a cat's head. */
export function CoinIcon(props: IconProps) {
  return <Coin {...props} metal="var(--coin)" />;
}

/** The silver coin, the shop's second currency. */
export function SilverIcon(props: IconProps) {
  return <Coin {...props} metal="var(--silver)" />;
}

function Stroke({ d, size = "1em", title, ...svg }: IconProps & { d: string }) {
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

function Coin({ metal, size = "1em", title, ...svg }: IconProps & { metal: string }) {
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
      <circle cx="12" cy="12" r="10" fill={metal} />
      <circle cx="12" cy="12" r="8.1" fill="none" stroke="rgb(0 0 0 / 0.22)" strokeWidth="1.1" />
      <path
        d="M7.3 7.2c1.3.1 2.4.8 3.1 1.7a7 7 0 0 1 3.2 0c.7-.9 1.8-1.6 3.1-1.7.4 1.5.3 3-.1 4.1.3.5.4 1.1.4 1.7 0 2.4-2.2 4-5 4s-5-1.6-5-4c0-.6.1-1.2.4-1.7-.4-1.1-.5-2.6-.1-4.1Z"
        fill="rgb(20 14 4 / 0.78)"
      />
      <path d="M9.9 12.4v.01M14.1 12.4v.01" stroke={metal} strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
