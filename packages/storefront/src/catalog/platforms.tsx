import { parsePlatforms, type Platform } from "@catnip/domain/catalog";
import { AndroidIcon, GamepadIcon, IosIcon, MacIcon, WebIcon, WindowsIcon } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";

/** The operating systems a game runs on, as icons. */
export function Platforms({ supportPlatform }: { supportPlatform: string }) {
  const name = usePlatformName();
  return parsePlatforms(supportPlatform).map((platform) => {
    const Icon = ICONS[platform];
    return <Icon key={platform} title={name(platform)} />;
  });
}

/** An operating system's display name. Most are proper names; only two are translated. */
export function usePlatformName(): (platform: Platform) => string {
  const { t } = useLingui();
  return (platform) => {
    if (platform === "web")
      return t({ message: "Browser", comment: "A game that is played in the web browser" });
    if (platform === "platform app") {
      const { name } = brand;
      return t({ message: `${name} app`, comment: "The app of a shop, with the shop's name" });
    }
    return NAMES[platform];
  };
}

const NAMES = { windows: "Windows", mac: "macOS", android: "Android", ios: "iOS" } as const;
const ICONS: Record<Platform, typeof WebIcon> = {
  web: WebIcon,
  windows: WindowsIcon,
  mac: MacIcon,
  android: AndroidIcon,
  ios: IosIcon,
  "platform app": GamepadIcon,
};
