import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Container, Heading, Skeleton, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";
import { GuestCase } from "./guest-case.tsx";
import { MyCases } from "./my-cases.tsx";

/** `/help/cases`: the player's messages to customer service, and the replies. */
export function CasesScreen() {
  const { t } = useLingui();
  return (
    <Container width="text">
      <Seo
        title={t`Your cases`}
        description={t`What you wrote to customer service, and its answers.`}
        path="/help/cases"
        isHidden
      />
      <Page gap={5}>
        <Heading level={1} size="2xl">
          <Trans>Your cases</Trans>
        </Heading>
        <Cases />
      </Page>
    </Container>
  );
}

function Cases() {
  const { status, fault } = useViewer();
  if (status === "player") return <MyCases />;
  if (status === "guest") return <GuestCase />;
  if (status === "unavailable") return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
  return (
    <>
      <noscript>
        <Trans>Your cases need scripts, which are turned off in your browser.</Trans>
      </noscript>
      <Skeleton height="24rem" radius="var(--radius-l)" />
    </>
  );
}

const Page = styled(Stack)`
  padding-block: var(--space-7);
`;
