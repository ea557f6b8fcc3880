import { CERTIFICATES, NEW_CERTIFICATE, OLD_CERTIFICATE, PLATFORM_KEY_ID } from "./keys.ts";

/** Which keys the platform signs messages with; several take turns, as while one is replaced. */
export const SIGNERS = {
  "public-key": [PLATFORM_KEY_ID],
  certificate: [OLD_CERTIFICATE],
  /** A certificate's last five days. */
  "both-certificates": [OLD_CERTIFICATE, NEW_CERTIFICATE],
  "new-certificate": [NEW_CERTIFICATE],
  /** A merchant goes over to the public key. */
  "certificate-and-public-key": [NEW_CERTIFICATE, PLATFORM_KEY_ID],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type Signers = {
  phase: keyof typeof SIGNERS;
  /** For the next message, to any recipient. */
  readonly next: () => string;
  /**
   * For an answer: the key that the request names, if the platform still has it; a merchant that names none gets
   * whatever is next.
   */
  readonly forAnswer: (named: string | null) => string;
  /** Certificates that merchants can have now. A merchant with a public key alone has none. */
  readonly certificates: () => readonly string[];
};

export const isPhase = (value: unknown): value is keyof typeof SIGNERS =>
  typeof value === "string" && Object.hasOwn(SIGNERS, value);

export function signers(): Signers {
  let turn = 0;
  const current = () => SIGNERS[state.phase];
  const next = () => {
    const list = current();
    turn += 1;
    return list[turn % list.length] ?? list[0];
  };
  const state: Signers = {
    phase: "public-key",
    next,
    forAnswer: (named) => current().find((id) => id === named) ?? next(),
    certificates: () => current().filter((id) => CERTIFICATES[id] !== undefined),
  };
  return state;
}
