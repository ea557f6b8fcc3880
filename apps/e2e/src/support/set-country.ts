import { sql } from "./database.ts";

/**
 * Gives a player a country of residence, as if they had answered the question after signing up. The profile is
 * otherwise created by the first page that requests it.
 */
export async function setCountry(email: string, country: string): Promise<void> {
  await sql(
    `insert into profiles (user_uuid, nickname, country)
     select id, nullif(name, ''), $2 from "user" where email = $1
     on conflict (user_uuid) do update set country = excluded.country`,
    [email, country],
  );
}
