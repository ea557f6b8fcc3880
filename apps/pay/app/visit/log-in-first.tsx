import type { ErrorCode } from "@catnip/domain/errors";
import { usePath } from "@catnip/site/languages/locale.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { ButtonLink, Cluster, EmptyState, Notice, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";

/** When the proof or the secret was lost; the messages of these codes are about a top-up. */
const LOST: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["pay/other-browser", "pay/ticket-invalid"]);

/** Shown instead of payments without a pay session: a login button, and why the last attempt failed. */
export function LogInFirst({
  orderNo,
  problem,
  askUrl,
}: {
  /** The payment to show; null: all of them. */
  orderNo: string | null;
  problem: ErrorCode | null;
  /** Where to ask about this payment without seeing it. */
  askUrl: string | null;
}) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const search = orderNo === null ? "" : `?${new URLSearchParams({ order_no: orderNo })}`;
  return (
    <Stack gap={5}>
      {problem && (
        <Notice tone="error">
          {LOST.has(problem)
            ? t`Logging in did not work. Your browser may be refusing cookies, or it took too long.`
            : i18n._(errorText(problem))}
        </Notice>
      )}
      <EmptyState
        art="box"
        level={1}
        title={orderNo === null ? t`Log in to see your payments` : t`Log in to see this payment`}
        action={
          <Cluster gap={3} justify="center">
            <ButtonLink href={path("/visit") + search} document>
              <Trans>Log in</Trans>
            </ButtonLink>
            {askUrl !== null && (
              <ButtonLink kind="secondary" href={askUrl}>
                <Trans>Ask about this payment</Trans>
              </ButtonLink>
            )}
          </Cluster>
        }
      >
        {orderNo !== null && <Trans>Only the account that paid can open it.</Trans>}
      </EmptyState>
    </Stack>
  );
}
