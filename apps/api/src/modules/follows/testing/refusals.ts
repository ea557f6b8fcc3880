import { randomUUID } from "node:crypto";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "follow/too-many": async ({ shop }) => {
    const mika = await shop.player();
    const { rows } = await shop.db.$client.query<{ id: string }>(
      `insert into "user" (name, email, email_verified)
       select 'Many', n || '-' || $1 || '@mail.test', true from generate_series(1, 2000) n returning id`,
      [randomUUID()],
    );
    await shop.db.$client.query(
      "insert into user_follows (follower_uuid, followed_uuid, created_at) select $1, id, $3 from unnest($2::uuid[]) id",
      [mika.uuid, rows.map(({ id }) => id), shop.clock.now],
    );
    const ren = await shop.player();
    return codeOf(
      await shop.ask(`mutation { addUserFollowed(followed_user_uuid: "${ren.uuid}") { uuid } }`, {}, mika),
    );
  },
};
