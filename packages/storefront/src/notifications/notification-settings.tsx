import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationSetting,
} from "@catnip/domain/notifications";
import { Skeleton, Switch } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { NOTIFICATION_KIND_NAMES } from "./notification-kinds.ts";
import { loadSettings, setNotificationSetting } from "./set-notification-setting.ts";

/** Every kind of notification, with a switch per channel. */
export function NotificationSettings() {
  const settings = useQuery(["notification settings"], loadSettings, { fresh: true });
  if (settings.state === "loading") return <Skeleton height="24rem" />;
  if (settings.state === "failed") return <LoadFailed fault={settings.fault} retry={settings.reload} />;
  return (
    <Kinds>
      {settings.value
        .filter(({ channel }) => channel === NOTIFICATION_CHANNELS[0])
        .map(({ kind }) => (
          <Kind key={kind} settings={settings.value.filter((each) => each.kind === kind)} />
        ))}
    </Kinds>
  );
}

function Kind({ settings }: { settings: readonly NotificationSetting[] }) {
  const { i18n } = useLingui();
  const id = useId();
  const [first] = settings;
  if (!first) return null;
  return (
    <li>
      <div role="group" aria-labelledby={id}>
        <span id={id}>{i18n._(NOTIFICATION_KIND_NAMES[first.kind])}</span>
        {settings.map((setting) => (
          <ChannelSwitch key={setting.channel} setting={setting} />
        ))}
      </div>
    </li>
  );
}

function ChannelSwitch({
  setting: { kind, channel, enabled, is_switchable },
}: {
  setting: NotificationSetting;
}) {
  const { i18n } = useLingui();
  const switching = useAction((isOn: boolean) => setNotificationSetting(kind, channel, isOn));
  return (
    <Switch
      label={i18n._(CHANNEL_NAMES[channel])}
      checked={enabled}
      disabled={!is_switchable}
      onChange={(event) => switching.run(event.currentTarget.checked)}
    />
  );
}

const CHANNEL_NAMES: Record<NotificationChannel, MessageDescriptor> = {
  inbox: msg({ message: "In the shop", comment: "Where a notification is delivered: the shop's inbox" }),
  mail: msg({ message: "By mail", comment: "Where a notification is delivered" }),
};

const Kinds = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-5);
    padding-block: var(--space-2);
    & > span {
      flex: 1 1 12rem;
    }
  }
`;
