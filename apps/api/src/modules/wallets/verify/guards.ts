import { AFTER_TABLES } from "../../../../sql/order.ts";
import { readSqlFiles } from "../../../platform/migrations/sql-files.ts";
import type { Check } from "./check.ts";

type Guard = {
  readonly table_name: string;
  readonly name: string;
  /** As `pg_trigger.tgtype` has it: when, for what, and how often it fires. */
  readonly type: number;
  /** How many columns it is limited to; 0: all. */
  readonly columns: number;
  /** The columns and values of its condition, sorted: what PostgreSQL keeps while it rewrites the rest; none: "". */
  readonly condition: string;
};
type Body = { readonly name: string; readonly body: string };
type Guards = { readonly triggers: readonly Guard[]; readonly functions: readonly Body[] };

/** Up to the next statement that begins a line, so that no function takes the body of another. */
const STATEMENTS = /^(?=create |do \$\$)/m;
const TRIGGER =
  /create (?:or replace |constraint )?trigger (\w+)\s+(before|after)\s([^;]*?)\son (\w+)\s([^;]*?)execute function/g;
const FUNCTION = /^create or replace function (\w+)\([\s\S]*?\sas \$\$([\s\S]*?)\$\$;/;

/**
 * Every trigger and function of the files in `sql/`, as this version has them. From the files, so that there is no list
 * that could forget the next one (R-WAL-14).
 */
export function guardsIn(texts: readonly string[]): Guards {
  const triggers: Guard[] = [];
  const functions: Body[] = [];
  for (const text of texts) {
    for (const [, name = "", moment = "", events = "", table_name = "", how = ""] of text.matchAll(TRIGGER))
      triggers.push({ table_name, name, ...firing(moment, events, how) });
    for (const statement of text.split(STATEMENTS)) {
      const [, name, body] = FUNCTION.exec(statement) ?? [];
      if (name !== undefined && body !== undefined) functions.push({ name, body });
    }
  }
  return { triggers, functions };
}

const TERM = /\b(?:old|new)\.\w+|'[^']*'/g;

/** `pg_trigger.tgtype`. */
const BITS = { row: 1, before: 2, insert: 4, delete: 8, update: 16, truncate: 32 };

function firing(moment: string, events: string, how: string): Omit<Guard, "table_name" | "name"> {
  const [, limited] = /update of ([\w\s,]+?)(?:\sor\s|$)/.exec(events) ?? [];
  const words = new Set(events.replace(limited ?? "", "").split(/\W+/));
  const type =
    (/for each row/.test(how) ? BITS.row : 0) +
    (moment === "before" ? BITS.before : 0) +
    (["insert", "delete", "update", "truncate"] as const)
      .filter((event) => words.has(event))
      .reduce((sum, event) => sum + BITS[event], 0);
  return {
    type,
    columns: limited?.split(",").length ?? 0,
    condition: [...new Set(how.match(TERM))].toSorted().join(" "),
  };
}

let known: Guards | undefined;
const ours = () => (known ??= guardsIn(readSqlFiles(AFTER_TABLES).map(({ text }) => text)));

/** `pg_trigger.tgenabled` of a trigger that fires except on replicas: origin, always. */
const ACTIVE = "('O', 'A')";

const CONDITION = `(
  select coalesce(string_agg(distinct term[1] collate "C", ' ' order by term[1] collate "C"), '')
  from regexp_matches(
    case when t.tgqual is not null then split_part(split_part(pg_get_triggerdef(t.oid), ' WHEN ', 2), ' EXECUTE ', 1) end,
    '((?:\\yold|\\ynew)\\.\\w+|''[^'']*'')', 'g') found(term))`;

const TRIGGERS = `
  select format('%s can be rewritten, or what is written there goes unnoticed: trigger %s is missing, switched off or changed',
    table_name, name) as says
  from jsonb_to_recordset($1) guard(table_name text, name text, type int, columns int, condition text)
  where not exists (
    select from pg_trigger t where t.tgrelid = to_regclass('public.' || quote_ident(table_name)) and t.tgname = name
      and t.tgenabled in ${ACTIVE} and (t.tgtype, cardinality(t.tgattr::int2[]), ${CONDITION}) = (type, columns, condition))
  union all
  select format('%s has a trigger %s, which is not one of ours', t.tgrelid::regclass, t.tgname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
  where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace
    and not (f.pronamespace = 'public'::regnamespace and f.proname = any($2))`;

const FUNCTIONS = `
  select format('function %s is not the one of this version', name) as says
  from jsonb_to_recordset($1) ours(name text, body text)
  where (select array_agg(p.prosrc) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = name)
    is distinct from array[body]`;

/**
 * What keeps the books right between two verifications: triggers that are there and active, and functions that are
 * ours.
 */
export const GUARDS: readonly Check[] = [
  {
    check: "append-only",
    find: async (client) => {
      const { rows } = await client.query<{ says: string }>(TRIGGERS, [
        JSON.stringify(ours().triggers),
        ours().functions.map(({ name }) => name),
      ]);
      return rows.map(({ says }) => ({ check: "append-only", says }));
    },
  },
  {
    check: "functions",
    find: async (client) => {
      const { rows } = await client.query<{ says: string }>(FUNCTIONS, [JSON.stringify(ours().functions)]);
      return rows.map(({ says }) => ({ check: "functions", says }));
    },
  },
];
