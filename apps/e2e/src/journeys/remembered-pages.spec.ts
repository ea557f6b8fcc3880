import { sql } from "../support/database.ts";
import { READER } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");
/** Where scripts ask for the data of the same page. */
const dataOf = (path: string) => {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query === undefined ? "" : `?${query}`}`;
};

// R-WEB-51
test("nothing of a player who was there before is in a page from memory", async ({ player }) => {
  await player.opensAs(READER, "/terms");
  const cookies = await player.page.context().cookies(SHOP);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const [account] = await sql<{ uuid: string }>(`select id as uuid from "user" where email = $1`, [
    READER.email,
  ]);
  // Values as short as "en-US" say nothing about anybody.
  const secrets = [READER.email, account?.uuid ?? "", ...cookies.map(({ value }) => value)].filter(
    (value) => value.length > 15,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(3);

  const leaks: string[] = [];
  for (const path of SHOP_PATHS.flatMap((page) => [page, dataOf(page)])) {
    // An address with a query is kept from the second time on.
    for (let time = 0; time < 3; time += 1) await ask(SHOP + path, { headers: { cookie } });
    for (let time = 0; time < 2; time += 1) {
      const { body, headers } = await ask(SHOP + path);
      const text = body.toString() + JSON.stringify(headers);
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${path}: ${secret.slice(0, 8)}…`);
      if (headers["set-cookie"] && /\bpublic\b/.test(headers["cache-control"] ?? ""))
        leaks.push(`${path}: cookie`);
    }
  }
  expect(leaks).toEqual([]);
});

// R-WEB-52
test("a remembered page shows what changed as soon as the database has said so", async () => {
  // No other journey looks at what players wrote below a game that nobody has written about.
  const [quiet] = await sql<{ id: number }>(
    `select store_id as id from store_listings l where released_at < now()
       and not exists (select from store_comments c where c.store_id = l.store_id) order by id desc limit 1`,
  );
  const address = `${SHOP}/store/${quiet?.id}`;
  const text = `Written at ${Date.now()}.`;
  const says = async () => (await ask(address)).body.toString().includes(text);
  expect(await says()).toBe(false);
  await sql("insert into store_comments (store_id, comment) values ($1, $2)", [quiet?.id, text]);
  await expect.poll(says).toBe(true);
  await sql("delete from store_comments where comment = $1", [text]);
  await expect.poll(says).toBe(false);
});
