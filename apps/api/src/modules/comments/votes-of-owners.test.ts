import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { oldDatabase } from "../../platform/testing/old-database.ts";
import { giveGame } from "../entitlements/testing/give-game.ts";

test("comments from before keep their words; their votes are dated, and count where the game is owned", async () => {
  const { db, catchUp, close } = await oldDatabase(13);
  try {
    await db.$client.query(
      "insert into stores (id, path, category, support_platform) values (7, 'x', 'boy-r18', 'web'), (8, 'y', 'boy-r18', 'web')",
    );
    const [owner, other] = [randomUUID(), randomUUID()];
    await giveGame(db, owner, 7);
    await db.$client.query(
      `insert into store_comments (store_id, user_uuid, comment, vote, created_at) values
         (7, $1, 'owner', 1, '2026-01-01'), (7, $2, 'other', 1, '2026-01-02'), (7, null, 'gone', -1, '2026-01-03'),
         (8, $1, 'no vote', 0, '2026-01-04')`,
      [owner, other],
    );
    await db.$client.query("select recount_store_rating(7)");
    await catchUp();
    const { rows: comments } = await db.$client.query(
      "select comment, voted_at = created_at as dated, updated_at is not null as kept from store_comments order by created_at",
    );
    expect(comments).toEqual([
      { comment: "owner", dated: true, kept: true },
      { comment: "other", dated: true, kept: true },
      { comment: "gone", dated: true, kept: true },
      { comment: "no vote", dated: null, kept: true },
    ]);
    const { rows: ratings } = await db.$client.query("select * from store_ratings");
    expect(ratings).toMatchObject([{ store_id: 7, good: 1, bad: 1, purchases: 1 }]);
    const { rows: edits } = await db.$client.query("select count(*)::int as edits from store_comment_edits");
    expect(edits).toEqual([{ edits: 0 }]);
  } finally {
    await close();
  }
});
