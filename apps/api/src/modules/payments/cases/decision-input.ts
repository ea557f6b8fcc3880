import { CASE_DECISIONS, type CaseDecision } from "@catnip/domain/payments";
import { cleanReason } from "../../../platform/reason.ts";
import { isUuid } from "../../../platform/uuid.ts";
import type { ProviderFact } from "../providers/provider.types.ts";
import { invalid, notFound } from "./decision-refusals.ts";

export type CaseDecisionInput = {
  /** Client-made key: sending it again changes nothing. */
  readonly uuid: string;
  /** `PaymentCase.uuid`. */
  readonly case_uuid: string;
  readonly decision: string;
  readonly reason: string;
  /** Whose wallet is credited; only for money that belongs to no order of ours. */
  readonly user_uuid?: string | null | undefined;
};

/** A decision in the form it is kept in. */
export type Checked = {
  readonly uuid: string;
  readonly case_uuid: string;
  readonly decision: CaseDecision;
  readonly why: string;
  readonly user_uuid: string | null;
};

/** `confirmed`: what the provider says now, where that is to be accepted. */
export type Deciding = Checked & { readonly confirmed: ProviderFact | null };

/** @throws ApiError `input/invalid`, `pay/case-not-found` */
export function checkInput(input: CaseDecisionInput): Checked {
  if (!isUuid(input.uuid)) throw invalid("uuid", "The key of a decision is a uuid");
  if (!isUuid(input.case_uuid)) throw notFound();
  const decision = CASE_DECISIONS.find((name) => name === input.decision);
  if (!decision) throw invalid("decision", `A decision is one of ${CASE_DECISIONS.join(", ")}`);
  const user_uuid = input.user_uuid ?? null;
  if (user_uuid !== null && !isUuid(user_uuid)) throw invalid("user_uuid", "Not the uuid of a user");
  return {
    uuid: input.uuid.toLowerCase(),
    case_uuid: input.case_uuid.toLowerCase(),
    decision,
    why: cleanReason(input.reason),
    user_uuid: user_uuid?.toLowerCase() ?? null,
  };
}
