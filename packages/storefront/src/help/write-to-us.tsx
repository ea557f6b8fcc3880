import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, Cluster, Panel, Prose, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ContactList } from "../customer-service/contact-list.tsx";

/** The ways to reach a person. */
export function WriteToUs() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Panel title={t`Not answered?`}>
      <Stack gap={4}>
        <Text tone="soft">
          <Trans>
            Write to us: a person reads it. You get a case number, and an email when there is an answer.
          </Trans>
        </Text>
        <Cluster gap={3}>
          <ButtonLink href={path("/help/contact")}>
            <Trans>Write to us</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" href={path("/help/cases")}>
            <Trans>Your cases</Trans>
          </ButtonLink>
        </Cluster>
        <Prose>
          <ContactList />
        </Prose>
      </Stack>
    </Panel>
  );
}
