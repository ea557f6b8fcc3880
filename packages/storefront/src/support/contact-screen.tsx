import { usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Container, Heading, Panel, Prose, Skeleton, Stack, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState } from "react";
import { styled } from "styled-components";
import { ContactList } from "../customer-service/contact-list.tsx";
import { Seo } from "../seo/seo.tsx";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";
import { CaseSent } from "./case-sent.tsx";
import { ContactForm } from "./contact-form.tsx";

/** `/help/contact`: a message to customer service, from players and guests. */
export function ContactScreen() {
  const { t } = useLingui();
  const path = usePath();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Container width="narrow">
      <Seo
        title={t`Write to us`}
        description={t`A message to the customer service of ${brand.name}: a person reads it, and we email you when there is an answer.`}
        path="/help/contact"
      />
      <Page gap={5}>
        <Heading level={1} size="2xl">
          <Trans>Write to us</Trans>
        </Heading>
        {sent === null ? (
          <>
            <Text tone="soft">
              <Trans>
                A person reads this. Many questions are already answered on{" "}
                <TextLink href={path("/help")}>the help page</TextLink>.
              </Trans>
            </Text>
            <Panel>
              <Form onSent={setSent} />
            </Panel>
            <Text tone="faint" size="s">
              <Trans>
                What you write is used to answer you and is deleted some time after the case is closed; see{" "}
                <TextLink href={path("/privacy#customer-service")}>Privacy</TextLink>.
              </Trans>
            </Text>
            <Prose>
              <ContactList />
            </Prose>
          </>
        ) : (
          <CaseSent number={sent} />
        )}
      </Page>
    </Container>
  );
}

/** Players and guests get different fields, so the form waits until the viewer is known. */
function Form({ onSent }: { onSent: (number: string) => void }) {
  const { status, fault } = useViewer();
  if (status === "unavailable") return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
  if (status !== "unknown") return <ContactForm isPlayer={status === "player"} onSent={onSent} />;
  return (
    <>
      <noscript>
        <Trans>
          This form needs scripts, which are turned off in your browser. You can reach us as below.
        </Trans>
      </noscript>
      <Skeleton height="31rem" />
    </>
  );
}

const Page = styled(Stack)`
  padding-block: var(--space-7);
`;
