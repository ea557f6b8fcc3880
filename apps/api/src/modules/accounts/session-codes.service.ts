import type { RequestContext, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { localeOfReader } from "../notifications/index.ts";
import { sendAgain, takeCode, type MailCode } from "./mail-codes.service.ts";
import { accountMail } from "./mail-texts.ts";
import { derivedKey, keyedHash } from "./secrets.ts";

/** What a signed-in person proves their mailbox for, so that a session alone is not enough. */
export type SessionCodePurpose = "user-deletion" | "payout-account";

/** How long a code is valid, and after how long another one may be requested. */
export type SentCode = { readonly code_seconds: number; readonly resend_seconds: number };

const MAILS = { "user-deletion": "deletion-code", "payout-account": "payout-account-code" } as const;

/**
 * Mails the signed-in person a code that works in their session only, for one purpose. Asking again within a minute
 * sends nothing; after that a new code replaces the old one.
 *
 * @param email as `requireSession` found it in the same transaction
 */
export async function sendSessionCode(
  tx: Transaction,
  context: RequestContext,
  purpose: SessionCodePurpose,
  email: string,
): Promise<SentCode> {
  const viewer = requireViewer(context);
  const lang = await localeOfReader(tx, viewer.uuid);
  const key = codeKey(context);
  const { code, codeSeconds, resendSeconds } = await sendAgain(
    tx,
    key,
    flowOf(key, purpose, viewer),
    { purpose, email, lang, answerable: true },
    context.now(),
  );
  if (code !== null) await queueMail(tx, accountMail(email, lang, { kind: MAILS[purpose], code }));
  return { code_seconds: codeSeconds, resend_seconds: resendSeconds };
}

/**
 * Checks and consumes such a code.
 *
 * @returns the refusal, not thrown: the transaction has to be committed, so that the failed attempt stays counted.
 *   `auth/invalid-code`, `auth/code-expired` or `auth/too-many-requests` as of `takeCode`
 */
export async function takeSessionCode(
  tx: Transaction,
  context: RequestContext,
  purpose: SessionCodePurpose,
  email: string,
  typed: string,
): Promise<MailCode | ApiError> {
  const key = codeKey(context);
  const flow = flowOf(key, purpose, requireViewer(context));
  const row = await takeCode(tx, key, purpose, flow, typed, context.now()).catch(expected);
  if (row instanceof ApiError) return row;
  // The code went to an address that has since changed, so it proves nothing.
  return row.email === email ? row : new ApiError("auth/code-expired", "The mail address has changed since");
}

/**
 * Locks the signed-in person's account while something about it is decided.
 *
 * @throws ApiError `auth/id-token-expired` when the session has ended
 */
export async function requireSession(
  tx: Transaction,
  context: RequestContext,
): Promise<{ readonly email: string }> {
  const { uuid, sid } = requireViewer(context);
  const [user] = await read<{ email: string }>(tx, 'select email from "user" where id = $1 for update', [
    uuid,
  ]);
  const sessions = await read(
    tx,
    "select 1 as is_there from site_sessions where sid = $1 and user_uuid = $2 and revoked_at is null",
    [sid, uuid],
  );
  if (!user || sessions.length === 0) throw new ApiError("auth/id-token-expired", "The session was ended");
  return user;
}

function expected(fault: unknown): ApiError {
  if (fault instanceof ApiError) return fault;
  throw fault;
}

const codeKey = ({ config }: RequestContext): string => derivedKey(config.secret, "mail-codes");

/**
 * One per session, so a code only works where it was requested; keyed, because knowing the ID would allow trying codes.
 */
const flowOf = (key: string, purpose: SessionCodePurpose, { sid }: Viewer): string =>
  keyedHash(key, `${purpose}:${sid}`);
