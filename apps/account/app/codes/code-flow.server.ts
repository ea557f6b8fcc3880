import { CODE_RESEND_SECONDS } from "@catnip/domain/accounts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { readCookie } from "@catnip/site/http/cookies.ts";
import type { LoaderFunctionArgs } from "react-router";

export type CodePurpose = "sign-up" | "password-reset" | "password-reset-link";

/**
 * A verification code in flight: the id that binds it to this browser, and what the screen shows about it. For
 * an opened link the id is the link's secret, and the address is unknown here.
 */
export type CodeFlow = {
  readonly purpose: CodePurpose;
  readonly flow: string;
  readonly email: string;
  /** When the last code was sent, in ms since the Unix epoch. */
  readonly sentAt: number;
};

const LIFE_SECONDS = 86_400;

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Stores a flow in an HttpOnly cookie. */
export function keepFlow(args: Args, flow: CodeFlow): string {
  return cookie(args, Buffer.from(JSON.stringify(flow)).toString("base64url"), LIFE_SECONDS);
}

export const dropFlow = (args: Args): string => cookie(args, "", 0);

/** This browser's flow, or null when there is none for this purpose. A malformed cookie counts as none. */
export function flowOf(args: Args, purpose: CodePurpose): CodeFlow | null {
  const value = readCookie(args.request.headers.get("Cookie"), nameFor(args));
  if (!value) return null;
  try {
    const flow: unknown = JSON.parse(Buffer.from(value, "base64url").toString("utf8"));
    return isFlow(flow) && flow.purpose === purpose ? flow : null;
  } catch {
    return null;
  }
}

/** Cooldown before another code can be requested, in seconds. */
export const resendIn = (flow: CodeFlow, now: number): number =>
  Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil((flow.sentAt - now) / 1_000) + CODE_RESEND_SECONDS));

const isSecure = ({ request, context }: Args) =>
  new URL(asPublic(request, context.get(apiContext).publicConfig).url).protocol === "https:";

const nameFor = (args: Args) => (isSecure(args) ? "__Host-catnip_code" : "catnip_code");

function cookie(args: Args, value: string, maxAge: number): string {
  return `${nameFor(args)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(args) ? "; Secure" : ""}`;
}

const PURPOSES: readonly CodePurpose[] = ["sign-up", "password-reset", "password-reset-link"];

function isFlow(value: unknown): value is CodeFlow {
  if (typeof value !== "object" || value === null) return false;
  const { purpose, flow, email, sentAt } = value as Partial<Record<keyof CodeFlow, unknown>>;
  const isPurpose = PURPOSES.some((known) => known === purpose);
  return isPurpose && typeof flow === "string" && typeof email === "string" && typeof sentAt === "number";
}
