import type { KnownWords } from "@catnip/domain/submissions";
import type { RequestContext } from "../../platform/context.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { OUR_NAMES } from "../../platform/checked-name.ts";
import { COUNTRY_CODES } from "../../platform/countries.ts";

/** The controlled vocabularies that submissions may use. */
export async function knownWords(context: Pick<RequestContext, "db" | "publicCache">): Promise<KnownWords> {
  const fresh = () => readWords(context.db);
  return context.publicCache?.get("submission words", fresh) ?? fresh();
}

async function readWords(db: Queryable): Promise<KnownWords> {
  const rows = await read<{ id: string }>(db, "select id from tags");
  const ids = rows.map(({ id }) => id);
  return {
    tags: new Set(ids.filter((id) => !id.startsWith(WARNING))),
    contentWarnings: new Set(ids.flatMap((id) => (id.startsWith(WARNING) ? [id.slice(WARNING.length)] : []))),
    countries: COUNTRIES,
    ours: OUR_NAMES,
  };
}

const WARNING = "warning/";
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES.map((code) => code.toLowerCase()));
