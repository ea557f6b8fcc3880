import type { PaymentProofFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { Button } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";

/** One picture. Removing is permanent, so it takes a second press. */
export function ProofPicture({
  proof: { uuid, width, height },
  number,
  path,
  remove,
}: {
  proof: PaymentProofFieldsFragment;
  number: number;
  path: string;
  /** Null: it cannot be removed. */
  remove: (() => Promise<void>) | null;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (!isAsking) return setAsking(true);
    setBusy(true);
    await remove?.();
    setBusy(false);
    setAsking(false);
  };
  const address = `${path}/${uuid}`;
  const name = t`Picture ${number}`;
  const wish = isAsking ? t`Delete permanently` : t`Remove`;
  return (
    <Item>
      <a href={address} target="_blank" rel="noopener">
        <img src={address} width={width} height={height} alt={name} />
      </a>
      {remove && (
        <Button
          kind={isAsking ? "danger" : "secondary"}
          size="s"
          wide
          busy={isBusy}
          aria-label={`${wish}: ${name}`}
          onClick={() => void press()}
          onBlur={() => setAsking(false)}
        >
          {wish}
        </Button>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  & > a {
    display: block;
    border-radius: var(--radius-m);
  }
  & img {
    display: block;
    width: 100%;
    height: 8rem;
    object-fit: cover;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--overlay);
  }
`;
