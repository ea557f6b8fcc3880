import { picture, pixelFlood } from "./odd-pictures.ts";
import { sendUpload } from "./send-upload.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "file/required": async ({ shop }) => codeOf(await sendUpload(shop, await shop.player(), null)),
  "file/not-an-image": async ({ shop }) =>
    codeOf(
      await sendUpload(shop, await shop.player(), new TextEncoder().encode("<script>alert(1)</script>")),
    ),
  "file/too-large": async ({ shop }) => codeOf(await sendUpload(shop, await shop.player(), pixelFlood())),
  "file/quota-exceeded": async ({ shop }) => {
    const mika = await shop.player();
    await shop.db.$client.query(
      "insert into images (hash, width, height) values ('quota', 1, 1) on conflict do nothing",
    );
    await shop.db.$client.query(
      `insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       values ($1, 'user', $1, 'large.png', 'quota', 1000000000, $2)`,
      [mika.uuid, shop.clock.now],
    );
    return codeOf(await sendUpload(shop, mika, await picture(320, 320)));
  },
};
