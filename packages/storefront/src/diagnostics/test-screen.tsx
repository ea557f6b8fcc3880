import { Button, Container, DefinitionList, Heading, Skeleton, Stack, Text } from "@catnip/ui";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { useViewer } from "../shell/viewer.ts";
import { CheckList } from "./check-list.tsx";
import { findingsLine, measure, type Measured } from "./measured.ts";
import type { loader } from "./test.server.ts";

/** `/test`: what the visitor's browser, connection and session look like to the shop; for support. */
export function TestScreen() {
  const request = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const locale = useLocale();
  const { status } = useViewer();
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    measure(request.serverMs).then(setMeasured, setFault);
  }, [request.serverMs, attempt]);
  const retry = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
  const facts: [string, string][] = [
    [t`Shop`, `${brand.name}, ${locale}`],
    [t`Time`, new Date(request.serverMs).toISOString()],
    [t`Browser`, request.userAgent],
    [t`Languages`, request.languages],
    [t`Encrypted connection`, yesNo(request.isEncrypted)],
    [t`Cookies sent`, String(request.cookies)],
    [t`Asks not to be tracked`, yesNo(request.asksForPrivacy)],
    [t`Session`, `${yesNo(request.hasSession)}, ${status}`],
  ];
  if (measured) facts.push(...measuredFacts(measured));
  return (
    <Container width="narrow">
      <title>{t`Technical details`}</title>
      <meta name="robots" content="noindex" />
      <Page gap={5}>
        <Heading level={1} size="2xl">
          <Trans>Technical details</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>
            What your browser, your connection and your session look like to us. It does not say who you are.
            Send it to support if something does not work.
          </Trans>
        </Text>
        <DefinitionList items={facts.map(([term, value]) => ({ term, value }))} />
        {!measured && !fault && <Skeleton height="14rem" />}
        {fault !== null && <LoadFailed fault={fault} retry={retry} />}
        {measured && (
          <>
            <Heading level={2} size="l">
              <Trans>What games use</Trans>
            </Heading>
            <CheckList found={measured.found} />
            <CopyButton text={asText([...facts, ["Games", findingsLine(measured.found)]])} />
          </>
        )}
      </Page>
    </Container>
  );

  function measuredFacts(value: Measured): [string, string][] {
    return [
      [t`Window`, value.screen],
      [t`Time zone`, value.timeZone],
      [t`Takes cookies`, yesNo(value.takesCookies)],
      [t`Clock ahead of ours`, `${value.clockAheadS} s`],
      [t`Answer of the shop`, `${value.shopMs} ms`],
      [t`Answer of the API`, `${value.apiMs} ms`],
    ];
  }
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy for support</Trans>}</span>
    </Button>
  );
}

const asText = (facts: readonly (readonly [string, string])[]) =>
  facts.map(([term, value]) => `${term}: ${value}`).join("\n");

const Page = styled(Stack)`
  padding-top: var(--space-6);
  overflow-wrap: anywhere;
`;
