import { caseDecisions } from "@catnip/domain/payments";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { needsSecondPerson } from "../../wallets/index.ts";
import { access } from "../reviews.access.ts";
import { carryOut, countPaid } from "./carry-out-decision.ts";
import { closeCase, settlePayment } from "./close-case.ts";
import { confirmedFact } from "./confirmed-fact.ts";
import { checkInput, type CaseDecisionInput, type Deciding } from "./decision-input.ts";
import { conflict, invalid, notFound } from "./decision-refusals.ts";
import { findPaymentCases, type PaymentCase } from "./find-cases.ts";
import { isSecond, noteFirst } from "./first-decision.ts";
import { lockCase } from "./lock-case.ts";

/**
 * Carries out a staff decision about a case exactly once, with one audit event in the same transaction.
 *
 * Coins are credited only through `applyFact`: either for the original order (`accept`), or for a new payment of the
 * amount actually paid (`credit-paid`), whose unique provider transaction prevents a double credit. Where a second
 * person is needed (R-TWO-1) the first decision is only recorded, and someone else has to decide the same.
 *
 * @throws ApiError `input/invalid`, `auth/forbidden` for one's own payment, `pay/case-not-found`, `pay/case-decided`,
 *   `pay/not-confirmed` when the provider does not confirm what should be accepted, `request/id-conflict`
 */
export async function decideCase(
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  input: CaseDecisionInput,
): Promise<PaymentCase> {
  const checked = checkInput(input);
  const confirmed = checked.decision === "accept" ? await confirmedFact(services, checked.case_uuid) : null;
  await inTransaction(services.db, (tx) => decideIn(tx, services, actor, { ...checked, confirmed }));
  const [found] = await findPaymentCases(services.db, { uuid: checked.case_uuid });
  if (!found) throw notFound();
  return found;
}

async function decideIn(
  tx: Transaction,
  services: Pick<Services, "db" | "config" | "now" | "fetch" | "paymentProviders">,
  actor: Pick<Actor, "uuid" | "role">,
  input: Deciding,
): Promise<void> {
  const { $client: client } = tx;
  const now = services.now();
  const { payment, row } = await lockCase(client, input.case_uuid);
  if (
    row.decision_uuid === input.uuid ||
    (row.first_by === actor.uuid && row.first_decision?.uuid === input.uuid)
  ) {
    const before = row.decision ?? row.first_decision?.decision;
    if (before !== input.decision) throw conflict();
    return;
  }
  if (row.decision !== null)
    throw new ApiError("pay/case-decided", "The case has been decided already", { decision: row.decision });
  const possible = caseDecisions(row);
  if (!possible.includes(input.decision))
    throw invalid("decision", `About this case one can decide: ${possible.join(", ")}`);

  const owner = payment?.user_uuid ?? input.user_uuid;
  if (input.user_uuid !== null && (payment !== null || input.decision !== "credit-paid"))
    throw invalid("user_uuid", "A user is named only for money of an unknown order that is credited");
  if (owner === actor.uuid)
    throw new ApiError("auth/forbidden", "Someone else must decide about your own payment");

  const confirmed = row.reason === "contradiction" ? row.fact : input.confirmed;
  if (input.decision === "accept" && !confirmed)
    throw new ApiError(
      "pay/not-confirmed",
      "The provider does not confirm the order as it was made; decide otherwise",
    );
  const paid = input.decision === "credit-paid" ? await countPaid(client, services, row) : null;
  const coin = paid?.coin ?? (input.decision === "accept" ? (payment?.coin ?? 0) : 0);
  const audit = (after: object) =>
    recordAudit(tx, actor, {
      operation: audited(access, "decidePaymentCase"),
      object: { kind: "payment_case", id: row.uuid },
      why: input.why,
      before: { decision: null, first_by: row.first_by },
      after: { decision: input.decision, coin, ...after },
      at: now,
    });
  const intended = {
    actor_uuid: actor.uuid,
    parts: [{ beneficiary_uuid: owner, worth: coin }],
    at: now,
  };
  if (!isSecond(row, actor, input) && (await needsSecondPerson(tx, services.config, "credit", intended))) {
    await noteFirst(client, actor, input);
    await audit({ first_by: actor.uuid });
    return;
  }

  const credited = await carryOut(client, { row, payment, owner, paid, input: { ...input, confirmed }, now });
  await closeCase(client, { row, actor, input, credited, now });
  if (payment) await settlePayment(client, payment.order_no, input, now);
  await audit({ credited_order_no: credited });
}
