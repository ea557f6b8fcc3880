import { useAction } from "@catnip/site/data/use-action.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Stack, Switch, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { saveProfile, type MyProfile } from "./my-profile.ts";

/** Which of the player's activities the public page lists. Takes effect at once. */
export function Visibility({ me: { uuid, profile } }: { me: MyProfile }) {
  const { t } = useLingui();
  const path = usePath();
  const listing = useAction((show_activity: boolean) => saveProfile({ profile: { show_activity } }));
  const timing = useAction((show_play_time: boolean) => saveProfile({ profile: { show_play_time } }));
  return (
    <Stack gap={4}>
      <Switch
        label={<Trans>Show my comments, likes and follows</Trans>}
        checked={listing.busyWith?.[0] ?? profile.show_activity}
        onChange={(event) => listing.run(event.currentTarget.checked)}
      />
      <Switch
        label={<Trans>Show how long I played</Trans>}
        hint={t`Off unless you turn it on.`}
        checked={timing.busyWith?.[0] ?? profile.show_play_time}
        onChange={(event) => timing.run(event.currentTarget.checked)}
      />
      <Text size="s">
        <TextLink href={path(`/user/${uuid}`)}>
          <Trans>See your page as others see it</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}
