import { CODE_RESEND_SECONDS } from "@catnip/domain/accounts";
import { siteOrigin } from "../../platform/config.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { endDownloadLinks } from "../builds/index.ts";
import { LIMITS } from "./auth-limits.service.ts";
import type { EndpointServices } from "./endpoint-services.ts";
import { doubtDevices, provenDevice } from "./known-devices.service.ts";
import {
  CODE_LIFE_SECONDS,
  beginFlow,
  beginLink,
  endResets,
  mailOfFlow,
  takeCode,
  takeLink,
  type MailCode,
} from "./mail-codes.service.ts";
import { accountMail } from "./mail-texts.ts";
import { derivedKey } from "./secrets.ts";
import { changePassword, userByEmail } from "./users.service.ts";

/** Who is asking, for rate-limiting purposes. */
export type Visitor = {
  readonly network: string;
  /** What the browser's device cookie holds. */
  readonly deviceSecret: string | null;
};

/** How a new password will be proven. Never depends on whether the address has an account. */
export type ResetAnswer =
  | {
      readonly by: "code";
      readonly flow: string;
      readonly email: string;
      readonly code_seconds: number;
      readonly resend_seconds: number;
    }
  | { readonly by: "link"; readonly email: string };

/** Proof of owning the mailbox: a code in the browser that requested it, or a link's secret. */
export type ResetProof = { readonly flow: string; readonly code: string } | { readonly link: string };

/**
 * Password reset by mail. Eight-digit codes can be guessed, so strangers get few of them; requests beyond that get a
 * link, which cannot be guessed and works from any browser. So too many requests, by oneself or by others, never lock
 * the owner of the mailbox out.
 */
export function createPasswordReset({ services, limits, queueMail }: EndpointServices) {
  const { db, config, now } = services;
  const codeKey = derivedKey(config.secret, "mail-codes");
  const account = siteOrigin(config, "account");

  /**
   * Counts a code request: in the browser's own bucket if it is the owner's, otherwise in the strangers' bucket.
   *
   * @returns false when strangers have used up today's codes
   */
  const mayHaveCode = async (visitor: Visitor, email: string): Promise<boolean> => {
    const device = await provenDevice(db, email, visitor.deviceSecret);
    if (device !== null && (await limits.take(LIMITS.resetCodesPerDevice, device))) return true;
    await limits.count(LIMITS.codesPerAddress, visitor.network);
    return limits.take(LIMITS.resetCodesPerMail, email);
  };

  const sendLink = async (email: string, lang: string): Promise<ResetAnswer> => {
    // Within the hour nothing is sent: the link already in the mailbox stays valid for at least another hour.
    if (await limits.take(LIMITS.resetLinksPerMail, email)) {
      const known = await userByEmail(db, email);
      await inTransaction(db, async (tx) => {
        const secret = await beginLink(tx, { email, lang }, now());
        const link = `${account}/reset?${new URLSearchParams({ link: secret })}`;
        if (known) await queueMail(tx, accountMail(email, lang, { kind: "reset-link", link }));
      });
    }
    return { by: "link", email };
  };

  return {
    mayHaveCode,
    sendLink,

    /**
     * Sends a code or a link to an address, if it has an account.
     *
     * @throws ApiError `auth/too-many-requests` when this network has sent too many requests
     */
    ask: async (visitor: Visitor, email: string, lang: string): Promise<ResetAnswer> => {
      if (!(await mayHaveCode(visitor, email))) return sendLink(email, lang);
      const known = await userByEmail(db, email);
      const flow = { purpose: "password-reset", email, lang, answerable: known !== null } as const;
      return inTransaction(db, async (tx) => {
        const { flow: id, code } = await beginFlow(tx, codeKey, flow, now());
        if (known) await queueMail(tx, accountMail(email, lang, { kind: "reset-code", code }));
        return {
          by: "code",
          flow: id,
          email,
          code_seconds: CODE_LIFE_SECONDS,
          resend_seconds: CODE_RESEND_SECONDS,
        };
      });
    },

    /**
     * Consumes a proof. A wrong code stays counted, whatever happens next.
     *
     * @throws ApiError as `takeCode` and `takeLink`, or `auth/too-many-requests` for too many attempts
     */
    prove: async (visitor: Visitor, proof: ResetProof): Promise<MailCode> => {
      if ("link" in proof) return takeLink(db, proof.link, now());
      const email = (await mailOfFlow(db, proof.flow)) ?? "";
      const device = await provenDevice(db, email, visitor.deviceSecret);
      if (device !== null) await limits.count(LIMITS.triesPerDevice, device);
      else await limits.count(LIMITS.triesPerAddress, visitor.network);
      return takeCode(db, codeKey, "password-reset", proof.flow, proof.code, now());
    },

    /**
     * Sets a new password for the owner of a verified mailbox, and resets every limit that others may have hit:
     * guesses so far were at the old password.
     *
     * @returns the uuid of the account
     * @throws ApiError `auth/user-not-found` when the account was deleted
     */
    finish: async (visitor: Visitor, { email, lang }: MailCode, passwordHash: string): Promise<string> => {
      const device = await provenDevice(db, email, visitor.deviceSecret);
      const userUuid = await inTransaction(db, async (tx) => {
        const user = await userByEmail(tx, email);
        if (!user) throw new ApiError("auth/user-not-found", "The account is gone");
        await changePassword(tx, user.id, passwordHash, now());
        await endResets(tx, email, now());
        await doubtDevices(tx, user.id);
        await endDownloadLinks(tx, user.id);
        await queueMail(
          tx,
          accountMail(email, lang, { kind: "password-changed", signInUrl: `${account}/sign-in` }),
        );
        return user.id;
      });
      await limits.clear(LIMITS.passwordPerMail, email);
      await limits.clear(LIMITS.passwordPerMailAndAddress, `${email} ${visitor.network}`);
      await limits.clear(LIMITS.resetLinksPerMail, email);
      await limits.clear(LIMITS.triesPerAddress, visitor.network);
      if (device !== null) {
        await limits.clear(LIMITS.passwordPerDevice, device);
        await limits.clear(LIMITS.passwordPerDeviceAndDay, device);
        await limits.clear(LIMITS.triesPerDevice, device);
      }
      return userUuid;
    },
  };
}
