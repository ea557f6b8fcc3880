import { TAX_NOTICE_MS, checkTaxRule, type TaxMode } from "@catnip/domain/taxes";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { COUNTRY_CODES } from "../../platform/countries.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { access } from "./taxes.access.ts";

/** A rule as it is stored. */
export type StoredTaxRule = {
  readonly uuid: string;
  readonly country: string;
  readonly rate_bp: number;
  readonly mode: TaxMode;
  readonly valid_from: Date;
  readonly valid_until: Date | null;
};

export type TaxRuleInput = {
  readonly uuid: string;
  readonly country: string;
  readonly rate_bp: number;
  readonly mode: TaxMode;
  readonly valid_from: Date;
  readonly valid_until?: Date | null | undefined;
  readonly reason: string;
};

export type TaxRuleEnd = { readonly uuid: string; readonly valid_until: Date; readonly reason: string };

const COLUMNS = "uuid, country, rate_bp, mode, valid_from, valid_until";
const RULES = `select ${COLUMNS} from tax_rules order by country, valid_from`;
const RULE = `select ${COLUMNS} from tax_rules where uuid = $1`;

/** Every rule there is or was; few enough to read them all. */
export const readTaxRules = (db: Queryable): Promise<readonly StoredTaxRule[]> =>
  read<StoredTaxRule>(db, RULES);

/** @throws ApiError `auth/forbidden` unless finance or root */
export async function findTaxRules(context: RequestContext): Promise<readonly StoredTaxRule[]> {
  await requireRole(context, "finance", "root");
  return readTaxRules(context.db);
}

/**
 * Adds the tax of a country, from at least `TAX_NOTICE_MS` from now on. The same uuid with the same rule is answered
 * again.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` with the field (`valid_from` for a time at
 *   which another rule stands), `request/id-conflict`
 */
export async function addTaxRule(context: RequestContext, input: TaxRuleInput): Promise<StoredTaxRule> {
  const actor = await requireRole(context, "finance", "root");
  const { reason, ...typed } = input;
  const rule = { ...typed, country: typed.country.toLowerCase(), valid_until: typed.valid_until ?? null };
  const why = cleanReason(reason);
  const now = context.now();
  if (!isUuid(rule.uuid)) throw invalid("uuid");
  if (!COUNTRY_CODES.includes(rule.country.toUpperCase())) throw invalid("country");
  return inTransaction(context.db, async (tx) => {
    const rules = await lockRules(tx);
    const before = rules.find(({ uuid }) => uuid === rule.uuid.toLowerCase());
    if (before) {
      if (!isSame(before, rule))
        throw new ApiError("request/id-conflict", "This uuid stands for another rule.", { field: "uuid" });
      return before;
    }
    const problem = checkTaxRule(rule, rules, now);
    if (problem) throw invalid(problem);
    const { uuid, country, rate_bp, mode, valid_from, valid_until } = rule;
    await tx.$client.query(INSERT, [uuid, country, rate_bp, mode, valid_from, valid_until, actor.uuid, now]);
    const after = { country, rate_bp, mode, valid_from, valid_until };
    const object = { kind: "tax_rule", id: uuid } as const;
    await recordAudit(tx, actor, { operation: audited(access, "addTaxRule"), object, why, after, at: now });
    return ruleOf(tx, uuid);
  });
}

/**
 * Ends a rule, at least `TAX_NOTICE_MS` from now, and not later than it would have ended.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, `input/invalid` with the field
 */
export async function endTaxRule(context: RequestContext, input: TaxRuleEnd): Promise<StoredTaxRule> {
  const actor = await requireRole(context, "finance", "root");
  const why = cleanReason(input.reason);
  const now = context.now();
  if (!isUuid(input.uuid)) throw invalid("uuid");
  return inTransaction(context.db, async (tx) => {
    await lockRules(tx);
    const before = await ruleOf(tx, input.uuid);
    const end = input.valid_until.getTime();
    const isPossible =
      end >= now.getTime() + TAX_NOTICE_MS && end > before.valid_from.getTime() && end <= endOf(before);
    if (!isPossible) throw invalid("valid_until");
    await tx.$client.query("update tax_rules set valid_until = $2 where uuid = $1", [
      input.uuid,
      input.valid_until,
    ]);
    await recordAudit(tx, actor, {
      operation: audited(access, "endTaxRule"),
      object: { kind: "tax_rule", id: input.uuid },
      why,
      before: { valid_until: before.valid_until },
      after: { valid_until: input.valid_until },
      at: now,
    });
    return ruleOf(tx, input.uuid);
  });
}

/** All rules, locked: concurrent changes wait, so that no two rules overlap. */
async function lockRules(tx: Transaction): Promise<readonly StoredTaxRule[]> {
  await read(tx, "select pg_advisory_xact_lock(hashtextextended('tax rules', 0))");
  return readTaxRules(tx);
}

async function ruleOf(tx: Transaction, uuid: string): Promise<StoredTaxRule> {
  const [rule] = await read<StoredTaxRule>(tx, RULE, [uuid]);
  if (!rule) throw invalid("uuid");
  return rule;
}

const isSame = (stored: StoredTaxRule, asked: Omit<TaxRuleInput, "reason">): boolean =>
  stored.country === asked.country &&
  stored.rate_bp === asked.rate_bp &&
  stored.mode === asked.mode &&
  stored.valid_from.getTime() === asked.valid_from.getTime();

const endOf = ({ valid_until }: StoredTaxRule): number => valid_until?.getTime() ?? Number.POSITIVE_INFINITY;

const invalid = (field: string) => new ApiError("input/invalid", `Not a valid value: ${field}`, { field });

const INSERT = `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, valid_until, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
