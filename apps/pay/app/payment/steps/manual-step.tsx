import { DefinitionList, Notice, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { Proofs } from "../../proofs/proofs.tsx";
import { LeaveLink } from "./leave-link.tsx";
import { LOOK_SELDOM_MS, useWatch } from "./use-watch.ts";

const CONTACT_NAMES = { telegram: "Telegram", qq: "QQ", wechat: "WeChat" } as const;

/** What to tell customer service, and what happens next. */
export function ManualStep({
  reference,
  contacts,
  returnPath,
  orderNo,
  cancelUrl,
}: {
  reference: string;
  orderNo: string;
  contacts: readonly { readonly type: "telegram" | "qq" | "wechat" | "email"; readonly id: string }[];
  returnPath: string;
  cancelUrl: string;
}) {
  const { t } = useLingui();
  useWatch(returnPath, { lookEveryMs: LOOK_SELDOM_MS });
  return (
    <Stack gap={4}>
      <Text>
        <Trans>
          Contact customer service with this reference, and pay as they tell you. Quote the reference with
          your payment, too.
        </Trans>
      </Text>
      <DefinitionList
        items={[
          { term: t`Reference`, value: <Reference data-testid="reference">{inFours(reference)}</Reference> },
          ...contacts.map(({ type, id }) => ({
            term: type === "email" ? t`Email` : CONTACT_NAMES[type],
            value: id,
          })),
        ]}
      />
      <Notice tone="info" live={false}>
        <Trans>
          Our staff confirms your payment once it has arrived. You do not need to wait on this page: the coins
          will be in your wallet, and your payments will show it.
        </Trans>
      </Notice>
      <Proofs orderNo={orderNo} initial={null} />
      <LeaveLink href={cancelUrl} />
    </Stack>
  );
}

/** Grouped as banks print it; copying includes the spaces, which banks accept. */
const inFours = (reference: string) => reference.replaceAll(/(.{4})(?=.)/g, "$1 ");

const Reference = styled.strong`
  font-family: ui-monospace, monospace;
  font-size: var(--size-l);
  overflow-wrap: anywhere;
  user-select: all;
`;
