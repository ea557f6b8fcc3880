import { localePath } from "@catnip/domain/locales";
import { useFormat } from "@catnip/i18n";
import { useSite } from "@catnip/site/host/site.ts";
import { ButtonLink, Cluster, DefinitionList, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Password and devices are the account site's: it serves all our shops. */
export function Security({ email, since }: { email: string; since: string }) {
  const { locale, origins } = useSite();
  const format = useFormat();
  const at = (path: string) => origins.account + localePath(locale, path);
  return (
    <Stack gap={5}>
      <DefinitionList
        columns={2}
        items={[
          { term: <Trans>Email address</Trans>, value: email },
          { term: <Trans>Account since</Trans>, value: format.date(since) },
        ]}
      />
      <Stack gap={3}>
        <Text tone="soft">
          <Trans>
            To choose a new password you need a code that we email you. Changing it logs out all your devices,
            including this one.
          </Trans>
        </Text>
        <Cluster gap={3}>
          <ButtonLink kind="secondary" href={at("/forgot")}>
            <Trans>Change the password</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" href={at("/")}>
            <Trans>Where you are logged in</Trans>
          </ButtonLink>
        </Cluster>
      </Stack>
    </Stack>
  );
}
