import { parseEmail } from "@catnip/domain/accounts";
import { isLocale } from "@catnip/domain/locales";
import { newSupportNumber, SUPPORT_NUMBER_LENGTH, SUPPORT_OPEN_CASES_MAX } from "@catnip/domain/support";
import type { SupportTopic } from "@catnip/domain/support";
import { randomBytes } from "node:crypto";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { playerOf } from "../../platform/viewer.ts";
import { expectReference, type Reference } from "./reference.ts";
import { CASE_COLUMNS, type SupportCase } from "./support-case.ts";
import { mailAboutCase } from "./support-mail.ts";
import { typedText } from "./typed-text.ts";

export type NewCase = {
  readonly uuid: string;
  readonly topic: SupportTopic;
  readonly text: string;
  readonly locale: string;
  readonly reference?: Reference | null | undefined;
  readonly email?: string | null | undefined;
};

/** A new case, checked. */
type Wanted = {
  readonly uuid: string;
  readonly topic: SupportTopic;
  readonly text: string;
  readonly locale: string;
  readonly reference: Reference | null;
  readonly userUuid: string | null;
  readonly email: string | null;
};

/**
 * Opens a case with its first message, and mails its number to its author. The same uuid with the same content is
 * answered with the case that it made (R-SPT-5).
 *
 * @throws ApiError `input/invalid` with the field, `support/too-many`, `request/id-conflict`
 */
export async function addSupportCase(context: RequestContext, input: NewCase): Promise<SupportCase> {
  const wanted = await checked(context, input);
  return inTransaction(context.db, async (tx) => {
    // One case per person at a time: concurrent requests would not see each other's cases or their number.
    await read(tx, "select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `support ${wanted.userUuid ?? wanted.email}`,
    ]);
    const known = await knownCase(tx, wanted);
    if (known) return known;
    await expectRoom(tx, wanted);
    const made = await insertCase(tx, context, wanted);
    // A concurrent request used this uuid.
    if (!made) throw idConflict();
    await read(
      tx,
      "insert into support_messages (uuid, case_uuid, text, created_at) values ($1, $1, $2, $3)",
      [wanted.uuid, wanted.text, context.now()],
    );
    await mailAboutCase(tx, context.config, made, "received");
    return made;
  });
}

async function checked(context: RequestContext, input: NewCase): Promise<Wanted> {
  const { uuid, topic, locale, reference = null } = input;
  if (!isUuid(uuid)) throw invalid("uuid");
  if (!isLocale(locale)) throw invalid("locale");
  const userUuid = playerOf(context)?.uuid ?? null;
  // A player's account has an address already.
  const email = userUuid === null ? parseEmail(input.email ?? "") : null;
  if (userUuid === null && email === null) throw invalid("email");
  const text = typedText(input.text);
  if (reference) await expectReference(context.db, reference, userUuid);
  return { uuid: uuid.toLowerCase(), topic, text, locale, reference, userUuid, email };
}

/** The case that this very request has made before. @throws ApiError `request/id-conflict` for any other */
async function knownCase(tx: Transaction, wanted: Wanted): Promise<SupportCase | null> {
  const rows = await read<SupportCase & { readonly text: string | null }>(
    tx,
    `select ${CASE_COLUMNS}, m.text from support_cases c left join support_messages m on m.uuid = c.uuid where c.uuid = $1
     union all
     select null, null, null, null, null, null, null, null, null, null, null, null, null, null, null
     from support_messages m where m.uuid = $1 and m.case_uuid <> $1`,
    [wanted.uuid],
  );
  const [row] = rows;
  if (!row) return null;
  const { userUuid, email, topic, text, reference } = wanted;
  const isSame =
    row.user_uuid === userUuid &&
    row.email === email &&
    row.topic === topic &&
    row.text === text &&
    row.reference_kind === (reference?.kind ?? null) &&
    row.reference_id === (reference?.id ?? null);
  if (!isSame) throw idConflict();
  return row;
}

/**
 * Whether the person may open one more case (R-SPT-4). It also limits how many mails a stranger can send to another
 * person's address.
 */
async function expectRoom(tx: Transaction, { userUuid, email }: Wanted): Promise<void> {
  const [open] = await read<{ count: number }>(
    tx,
    `select count(*)::int as count from support_cases
     where state <> 'closed' and (user_uuid = $1 or (user_uuid is null and email = $2))`,
    [userUuid, email],
  );
  if ((open?.count ?? 0) >= SUPPORT_OPEN_CASES_MAX)
    throw new ApiError("support/too-many", "Too many cases are open.", { max: SUPPORT_OPEN_CASES_MAX });
}

async function insertCase(
  tx: Transaction,
  { platformKey, now }: RequestContext,
  { uuid, topic, locale, reference, userUuid, email }: Wanted,
): Promise<SupportCase | null> {
  const rows = await read<SupportCase>(
    tx,
    `insert into support_cases as c (uuid, number, platform_key, topic, state, user_uuid, email, locale,
       reference_kind, reference_id, created_at, updated_at)
     values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $10)
     on conflict (uuid) do nothing returning ${CASE_COLUMNS}`,
    [
      uuid,
      newSupportNumber(randomBytes(SUPPORT_NUMBER_LENGTH)),
      platformKey,
      topic,
      userUuid,
      email,
      locale,
      reference?.kind ?? null,
      reference?.id ?? null,
      now(),
    ],
  );
  return rows[0] ?? null;
}

const invalid = (field: string) => new ApiError("input/invalid", `The ${field} does not fit.`, { field });
const idConflict = () => new ApiError("request/id-conflict", "This uuid was used for something else.");
