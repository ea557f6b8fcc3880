import { randomInt } from "node:crypto";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { deleteSessionCookie, setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth";
import * as v from "valibot";
import { CODE_RESEND_SECONDS, parseEmail } from "@catnip/domain/accounts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@catnip/domain/locales";
import { safeReturnPath } from "@catnip/domain/navigation";
import { cleanLine } from "@catnip/domain/input";
import { NEUTRAL_NUMBERS, neutralNickname } from "@catnip/domain/profiles";
import { checkedName } from "../../platform/checked-name.ts";
import { siteOrigin } from "../../platform/config.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/network.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { rememberReader } from "../notifications/index.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { statusOf } from "./answers.ts";
import { LIMITS } from "./auth-limits.service.ts";
import { deviceCookie, deviceSecretIn } from "./device-cookie.ts";
import type { EndpointServices } from "./endpoint-services.ts";
import { clientOrigin, isFirstPartyClient } from "./first-party-clients.ts";
import {
  CODE_LIFE_SECONDS,
  beginFlow,
  renewCode,
  renewableFlow,
  takeCode,
  type NewFlow,
} from "./mail-codes.service.ts";
import { meetDevice } from "./known-devices.service.ts";
import { accountMail, type AccountMail } from "./mail-texts.ts";
import { planLogout, registeredReturn } from "./oidc-logout.service.ts";
import { createPasswordReset, type Visitor } from "./password-reset.service.ts";
import { assertGoodPassword, hashPassword } from "./passwords.ts";
import { derivedKey } from "./secrets.ts";
import { endAuthSession, endOtherSessions, listSessions } from "./site-sessions.service.ts";
import { insertUser, userByEmail } from "./users.service.ts";

/** Set by `auth-handler.ts` from the connection, overriding whatever the client sent. */
export const ADDRESS_HEADER = "x-catnip-address";

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const SignUp = v.object({
  email: text(320),
  password: text(128),
  nickname: v.optional(text(64)),
  lang: v.optional(text(16)),
  adult: v.literal(true),
});
const Flow = v.object({ flow: text(128) });
const Code = v.object({ flow: text(128), code: text(32) });
const Forgot = v.object({ email: text(320), lang: v.optional(text(16)) });
const Reset = v.union([
  v.object({ flow: text(128), code: text(32), password: text(128) }),
  v.object({ link: text(128), password: text(128) }),
]);
const EndSession = v.object({
  token: v.optional(text(4_096)),
  confirmed: v.optional(v.boolean()),
  client_id: v.optional(text(64)),
  return_path: v.optional(text(2_048)),
  post_logout_redirect_uri: v.optional(text(2_048)),
  state: v.optional(text(2_048)),
});
const SiteLogout = v.object({
  id_token_hint: v.optional(text(8_192)),
  client_id: v.optional(text(64)),
  post_logout_redirect_uri: v.optional(text(2_048)),
  state: v.optional(text(2_048)),
  ui_locales: v.optional(text(256)),
});

type Ctx = Parameters<typeof setSessionCookie>[0];

/**
 * Sign-up, password reset and account deletion by mailed code. A sign-up stays pending until the browser that
 * requested it returns the code; the user is only created then, so an account cannot be prepared on another person's
 * address. Known and unknown addresses get the same response; the mail tells its owner the truth.
 */
export function accountEndpoints(endpointServices: EndpointServices) {
  const { services, limits, tokens, queueMail, revoked } = endpointServices;
  const passwordReset = createPasswordReset(endpointServices);
  const { db, config, now } = services;
  const codeKey = derivedKey(config.secret, "mail-codes");
  const signInUrl = `${siteOrigin(config, "account")}/sign-in`;
  const secure = signInUrl.startsWith("https:");

  const visitorOf = (ctx: Ctx): Visitor => ({
    network: addressOf(ctx),
    deviceSecret: deviceSecretIn(ctx.headers?.get("cookie") ?? null, secure),
  });

  const begin = (flow: NewFlow, mailOf: (code: string) => AccountMail | null) =>
    inTransaction(db, async (tx) => {
      const { flow: id, code } = await beginFlow(tx, codeKey, flow, now());
      const mail = mailOf(code);
      if (mail) await queueMail(tx, accountMail(flow.email, flow.lang, mail));
      return {
        flow: id,
        email: flow.email,
        code_seconds: CODE_LIFE_SECONDS,
        resend_seconds: CODE_RESEND_SECONDS,
      };
    });

  const signIn = async (ctx: Ctx, userUuid: string) => {
    const user = await ctx.context.internalAdapter.findUserById(userUuid);
    const session = await ctx.context.internalAdapter.createSession(userUuid);
    if (!user || !session) throw new ApiError("auth/user-not-found", "The user is gone");
    await setSessionCookie(ctx, { session, user });
    // The mailbox was verified just now, so there is no one to warn.
    const device = await meetDevice(services, {
      userUuid,
      secret: visitorOf(ctx).deviceSecret,
      userAgent: ctx.headers?.get("user-agent") ?? "",
      address: ctx.headers?.get(ADDRESS_HEADER) ?? "",
      tell: false,
    });
    ctx.setCookie(...deviceCookie(device, secure));
    return ctx.json({ email: user.email, nickname: user.name });
  };

  return {
    id: "catnip",
    endpoints: {
      startSignUp: createAuthEndpoint("/sign-up", { method: "POST", body: SignUp }, (ctx) =>
        refusing(async () => {
          const email = mailOr(ctx.body.email);
          assertGoodPassword(ctx.body.password, email);
          await limits.count(LIMITS.codesPerAddress, addressOf(ctx));
          await limits.count(LIMITS.signUpCodesPerMail, email);
          // Hash before looking up the address, so that timing gives nothing away either.
          const passwordHash = await hashPassword(ctx.body.password);
          const known = await userByEmail(db, email);
          const nickname = cleanLine(ctx.body.nickname ?? "") || null;
          if (nickname !== null) checkedName(nickname, "nickname");
          const flow = {
            purpose: "sign-up",
            email,
            lang: langOf(ctx.body.lang),
            answerable: !known,
            nickname,
            passwordHash: known ? null : passwordHash,
          } as const;
          return ctx.json(
            await begin(flow, (code) =>
              known ? { kind: "already-registered", signInUrl } : { kind: "sign-up-code", code },
            ),
          );
        }),
      ),
      verifySignUp: createAuthEndpoint("/sign-up/verify", { method: "POST", body: Code }, (ctx) =>
        refusing(async () => {
          await limits.count(LIMITS.triesPerAddress, addressOf(ctx));
          const userUuid = await taking(
            (tx) => takeCode(tx, codeKey, "sign-up", ctx.body.flow, ctx.body.code, now()),
            async (tx, row) => {
              if (!row.passwordHash) throw new ApiError("auth/code-expired", "The sign-up is over");
              const nickname = row.nickname ?? nicknameFor(langOf(row.lang));
              const made = await insertUser(
                tx,
                { email: row.email, nickname, passwordHash: row.passwordHash },
                now(),
              );
              // The mailbox is verified, so its owner may know (R-ACC-6).
              if (!made)
                throw new ApiError("auth/email-already-exists", "The address has an account already");
              await rememberReader(tx, { userUuid: made, locale: row.lang }, now());
              return made;
            },
          );
          await limits.clear(LIMITS.triesPerAddress, addressOf(ctx));
          return signIn(ctx, userUuid);
        }),
      ),
      forgotPassword: createAuthEndpoint("/password/forgot", { method: "POST", body: Forgot }, (ctx) =>
        refusing(async () =>
          ctx.json(await passwordReset.ask(visitorOf(ctx), mailOr(ctx.body.email), langOf(ctx.body.lang))),
        ),
      ),
      resetPassword: createAuthEndpoint("/password/reset", { method: "POST", body: Reset }, (ctx) =>
        refusing(async () => {
          // Check before using up the code: a rejected password must not cost the code.
          assertGoodPassword(ctx.body.password, "");
          const visitor = visitorOf(ctx);
          const proven = await passwordReset.prove(visitor, ctx.body);
          const passwordHash = await hashPassword(ctx.body.password);
          const userUuid = await passwordReset.finish(visitor, proven, passwordHash);
          revoked();
          return signIn(ctx, userUuid);
        }),
      ),
      resendCode: createAuthEndpoint("/code/resend", { method: "POST", body: Flow }, (ctx) =>
        refusing(async () => {
          const visitor = visitorOf(ctx);
          const tooEarly = () =>
            new ApiError(
              "auth/too-many-requests",
              "The last code is younger than a minute, or the flow is over",
              { retry_after: CODE_RESEND_SECONDS },
            );
          const waiting = await renewableFlow(db, ctx.body.flow, now());
          if (!waiting) throw tooEarly();
          const { purpose, email, lang } = waiting;
          if (purpose === "password-reset") {
            if (!(await passwordReset.mayHaveCode(visitor, email)))
              return ctx.json(await passwordReset.sendLink(email, lang));
          } else {
            await limits.count(LIMITS.codesPerAddress, visitor.network);
            await limits.count(LIMITS.signUpCodesPerMail, email);
          }
          await inTransaction(db, async (tx) => {
            const renewed = await renewCode(tx, codeKey, ctx.body.flow, now());
            if (!renewed) throw tooEarly();
            const { row, code } = renewed;
            const kind = purpose === "password-reset" ? "reset-code" : "sign-up-code";
            // If no code can match, the first mail said everything, or there is no account.
            if (row.codeHash) await queueMail(tx, accountMail(row.email, row.lang, { kind, code }));
          });
          return ctx.json({
            by: "code",
            code_seconds: CODE_LIFE_SECONDS,
            resend_seconds: CODE_RESEND_SECONDS,
          });
        }),
      ),
      whoAmI: createAuthEndpoint("/me", { method: "GET" }, async (ctx) => {
        const current = await getSessionFromCtx(ctx);
        return ctx.json(current ? { email: current.user.email, nickname: current.user.name } : null);
      }),
      listSessions: createAuthEndpoint("/sessions", { method: "GET" }, async (ctx) => {
        const current = await getSessionFromCtx(ctx);
        return ctx.json(current ? await listSessions(services, current.user.id, current.session.id) : null);
      }),
      endOtherSessions: createAuthEndpoint("/sessions/end-others", { method: "POST" }, (ctx) =>
        refusing(async () => {
          const current = await getSessionFromCtx(ctx);
          if (!current) throw new ApiError("auth/login-required", "Not signed in");
          await inTransaction(db, (tx) => endOtherSessions(tx, current.user.id, current.session.id, now()));
          revoked();
          return ctx.json({ ended: true });
        }),
      ),
      endSession: createAuthEndpoint("/end-session", { method: "POST", body: EndSession }, (ctx) =>
        refusing(async () => {
          const { token, confirmed, client_id, return_path } = ctx.body;
          const current = await getSessionFromCtx(ctx);
          const asked =
            confirmed === true ||
            (token !== undefined &&
              current !== null &&
              (await namesSession(tokens(), token, current.session.id)));
          if (current && asked) {
            await inTransaction(db, (tx) => endAuthSession(tx, current.session.id, now()));
            revoked();
          }
          if (current === null || asked) deleteSessionCookie(ctx);
          const client =
            client_id !== undefined && isFirstPartyClient(client_id) ? clientOrigin(config, client_id) : null;
          const home = client ? client + safeReturnPath(return_path, client) : null;
          return ctx.json({
            signed_out: current === null || asked,
            return_to: (await registeredReturn(db, ctx.body)) ?? home,
          });
        }),
      ),
      siteLogout: createAuthEndpoint("/site-logout", { method: "GET", query: SiteLogout }, (ctx) =>
        refusing(async () => {
          const current = await getSessionFromCtx(ctx);
          const { ends, to } = await planLogout(services, ctx.query, current?.session.id ?? null);
          if (ends !== null) {
            await inTransaction(db, (tx) => endAuthSession(tx, ends, now()));
            revoked();
            deleteSessionCookie(ctx);
          }
          return ctx.json({ to });
        }),
      ),
    },
  } satisfies BetterAuthPlugin;

  /** Consumes a code and does what it was for, in one transaction; failed attempts still count. */
  async function taking<T, R>(
    take: (tx: Database) => Promise<T>,
    then: (tx: Database, row: T) => Promise<R>,
  ): Promise<R> {
    // Two steps on purpose: rolling back the second must not undo the attempt counted by the first.
    const row = await take(db);
    return inTransaction(db, (tx) => then(tx as unknown as Database, row));
  }
}

async function namesSession(tokens: AccessTokens, token: string, sessionId: string): Promise<boolean> {
  const claims = await tokens.verify("endSession", token).catch(() => null);
  return claims?.sid === sessionId;
}

function mailOr(typed: string): string {
  const email = parseEmail(typed);
  if (!email) throw new ApiError("input/invalid", "Not a mail address", { field: "email" });
  return email;
}

const langOf = (lang: string | undefined) => (lang !== undefined && isLocale(lang) ? lang : DEFAULT_LOCALE);

/** Default nickname: never derived from the mailbox or anything else that identifies the player. */
const nicknameFor = (locale: Locale) =>
  neutralNickname(locale, randomInt(NEUTRAL_NUMBERS.min, NEUTRAL_NUMBERS.max + 1));

const addressOf = (ctx: Ctx) => networkOf(ctx.headers?.get(ADDRESS_HEADER) ?? "");

/** Rethrows our errors in the form the library turns into a response. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { facts } = error.extensions;
    throw new APIError(statusOf(error.code) as 400, {
      code: error.code,
      message: error.message,
      ...(facts ? { facts } : {}),
    });
  }
}
