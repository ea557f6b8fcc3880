import type { Services } from "../../platform/context.ts";
import type { Mail } from "../../platform/mail.ts";
import type { Transaction } from "../../platform/transaction.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { AuthLimits } from "./auth-limits.service.ts";

/** What our own endpoints, next to the library's, work with. */
export type EndpointServices = {
  readonly services: Services;
  readonly limits: AuthLimits;
  readonly tokens: () => AccessTokens;
  readonly queueMail: (tx: Transaction, mail: Mail) => Promise<void>;
  /** Called after sessions ended, so that this process picks it up immediately. */
  readonly revoked: () => void;
};
