import type { PayerFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { Avatar } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const HEAD_WIDTH = 80;

/** Whose wallet is topped up: avatar, name and masked mail address. */
export function PayerLine({ payer, label }: { payer: PayerFieldsFragment; label?: ReactNode }) {
  const name = payer.nickname ?? payer.email;
  return (
    <Line data-testid="payer">
      <Avatar name={name} src={payer.head && imageUrl(payer.head, HEAD_WIDTH)} size="2.75rem" />
      <span>
        <small>{label ?? <Trans>You are adding coins to the wallet of</Trans>}</small>
        <strong>{name}</strong>
        {payer.nickname !== null && <span>{payer.email}</span>}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  & > span:last-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small,
  & strong + span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
