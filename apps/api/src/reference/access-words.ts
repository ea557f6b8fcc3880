import { ERROR_CODES } from "@catnip/domain/errors";
import { LIMIT_CLASSES, type LimitClass, type LimitName } from "../platform/limits/limit-classes.ts";
import type { AccessRow } from "../platform/roles/access.ts";
import { ROLES } from "../platform/roles/roles.ts";

export const TOUCHES: Readonly<Record<AccessRow["touches"], string>> = {
  none: "nothing that is kept for anybody",
  public: "what anybody may see",
  own: "the asker's own; another's is answered like nothing",
  any: "everybody's",
};

export function whoIn(row: AccessRow | null): string {
  if (!row) return "nobody";
  if (row.who.guest) return "everybody";
  if (row.who.player) return row.payToken ? "members, pay tokens" : "members";
  return ROLES.filter((role) => row.who[role]).join(", ");
}

export function limitsIn({ limit, limitWith }: AccessRow): string {
  const usual = `\`${limit}\`, ${rulesOf(limit)}`;
  return limitWith
    ? `${usual}; with \`${limitWith.argument}\` \`${limitWith.limit}\`, ${rulesOf(limitWith.limit)}`
    : usual;
}

const rulesOf = (name: LimitName) => rulesIn(LIMIT_CLASSES[name]);

export const rulesIn = ({ rules }: LimitClass) =>
  rules
    .map(
      ({ max, windowSeconds, per }) => `${max} ${windowSeconds === 60 ? "a minute" : "an hour"} per ${per}`,
    )
    .join(" and ");

/** What the matrix refuses, and what the description names. */
export function refusalsOf(description: string | null | undefined, row: AccessRow | null): readonly string[] {
  const named = [...(description ?? "").matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code ?? "");
  const codes = [
    ...(row && !row.who.guest ? ["auth/login-required", "auth/forbidden"] : []),
    ...named.filter((code) => Object.hasOwn(ERROR_CODES, code)),
    "input/invalid",
    row ? "request/too-many" : "auth/forbidden",
    "service/unavailable",
  ];
  return [...new Set(codes)];
}
