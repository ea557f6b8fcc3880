import { PAYMENT_PROOF_DAYS, PAYMENT_PROOFS_MAX } from "@catnip/domain/payments";
import { usePath } from "@catnip/site/languages/locale.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Button, Heading, Notice, ProgressBar, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { ProofList } from "./proofs.server.ts";
import { ProofField } from "./proof-field.tsx";
import { ProofPicture } from "./proof-picture.tsx";
import { useProofs } from "./use-proofs.ts";

/**
 * Pictures that prove a transfer; they can be added and removed until it is decided (R-PAY-50, R-PAY-52). Renders
 * nothing when there are none and none can be added.
 *
 * @param initial null: fetched by the browser
 */
export function Proofs({ orderNo, initial }: { orderNo: string; initial: ProofList | null }) {
  const { t, i18n } = useLingui();
  const path = usePath()(`/log/${orderNo}/proof`);
  const { list, problem, sent, failed, isAttached, attach, remove } = useProofs(path, initial);
  if (!list || (!list.takes_proofs && list.proofs.length === 0)) return null;
  const max = PAYMENT_PROOFS_MAX;
  const days = PAYMENT_PROOF_DAYS;
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <Trans>Proof of your transfer</Trans>
      </Heading>
      <Text size="s" tone="soft">
        <Trans>
          Up to {max} pictures, such as a screenshot of your transfer. Only you and our staff can see them.
          They are deleted after {days} days, or with your account.
        </Trans>
      </Text>
      {list.proofs.length > 0 && (
        <Pictures>
          {list.proofs.map((proof, index) => (
            <ProofPicture
              key={proof.uuid}
              proof={proof}
              number={index + 1}
              path={path}
              remove={list.takes_proofs ? () => remove(proof.uuid) : null}
            />
          ))}
        </Pictures>
      )}
      {problem && (
        <Notice
          tone="error"
          action={
            failed && (
              <Button kind="secondary" size="s" onClick={() => void attach(failed)}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {i18n._(errorText(problem))}
        </Notice>
      )}
      {sent !== null && <ProgressBar label={t`Uploading`} value={Math.round(sent * 100)} />}
      {list.takes_proofs && list.proofs.length < max && (
        <ProofField isBusy={sent !== null} onFile={(file) => void attach(file)} />
      )}
      <Text role="status" size="s" tone="soft">
        {isAttached && <Trans>The picture is attached.</Trans>}
      </Text>
    </Stack>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
