import type { PaymentTimelineFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { Notice } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ReviewNotice } from "../payment/review-notice.tsx";
import { LocalTime } from "./local-time.tsx";
import { stepMessage } from "./step-messages.ts";

interface OutlookProps {
  timeline: PaymentTimelineFieldsFragment;
  /** A query to the provider is due. */
  isAskedSoon: boolean;
}

/** How a payment stands, what happens next, and by when (R-PAY-47). */
export function Outlook({ timeline, isAskedSoon }: OutlookProps): ReactNode {
  const { payment, outlook, expires_at, next_query_at } = timeline;
  const asked = next_query_at != null && <NextQuestion at={next_query_at} isSoon={isAskedSoon} />;
  switch (outlook) {
    case "unpaid":
      return (
        <Notice tone="info" live={false}>
          <Trans>You have not paid yet.</Trans> <Until at={expires_at} />
        </Notice>
      );
    case "asking":
      return (
        <Notice tone="info" live={false}>
          <Trans>We are waiting for the provider to confirm your payment.</Trans> {asked}{" "}
          <Until at={expires_at} />
        </Notice>
      );
    case "transfer":
      return (
        <Notice tone="info" live={false}>
          <Trans>
            Our staff confirms your payment once it has arrived. You do not need to wait on this page: the
            coins will be in your wallet, and your payments will show it.
          </Trans>{" "}
          <Until at={expires_at} />
        </Notice>
      );
    case "closing":
      return (
        <Notice tone="info" live={false}>
          <Trans>The time to pay has run out. We are checking that no money is on its way.</Trans> {asked}
        </Notice>
      );
    case "late":
    case "closed":
      // A decision by staff says more.
      return payment.review ? (
        <ReviewNotice payment={payment} review={payment.review} />
      ) : (
        <Notice tone="info" live={false}>
          <Trans>
            This payment is closed, and nothing was credited for it. If your money still arrives, it is
            credited automatically.
          </Trans>{" "}
          {asked}
        </Notice>
      );
    case "review":
      return payment.review ? (
        <ReviewNotice payment={payment} review={payment.review} />
      ) : (
        <Unnamed kind="review" />
      );
    case "credited":
      return (
        <>
          {payment.review && <ReviewNotice payment={payment} review={payment.review} />}
          {payment.status === "succeeded" ? (
            <Notice tone="success" live={false}>
              <Trans>This payment is complete. The coins are in your wallet.</Trans>
            </Notice>
          ) : (
            <Unnamed kind={KIND_OF_STATUS.get(payment.status) ?? "changed"} />
          )}
        </>
      );
    default:
      // For values of a newer API.
      return <Unnamed kind="changed" />;
  }
}

/** States after the credit, with the message of the step that led to them. */
const KIND_OF_STATUS: ReadonlyMap<string, string> = new Map([
  ["partially_refunded", "refunded"],
  ["refunded", "refunded"],
  ["disputed", "disputed"],
  ["reversed", "reversed"],
]);

function Unnamed({ kind }: { kind: string }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="info" live={false}>
      {i18n._(stepMessage(kind))}
    </Notice>
  );
}

const NextQuestion = ({ at, isSoon }: { at: string; isSoon: boolean }) =>
  isSoon ? (
    <Trans>We ask the provider within a minute.</Trans>
  ) : (
    <Trans>
      We ask the provider again at <LocalTime at={at} />.
    </Trans>
  );

const Until = ({ at }: { at: string | null | undefined }) =>
  at != null && (
    <Trans>
      You can pay until <LocalTime at={at} />; then this payment closes automatically. Money that arrives
      later is still credited.
    </Trans>
  );
