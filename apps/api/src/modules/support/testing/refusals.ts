import { SUPPORT_OPEN_CASES_MAX } from "@catnip/domain/support";
import { randomUUID } from "node:crypto";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { sendCase, writeCase } from "./write-case.ts";

export const refusals: Refusals = {
  "support/case-closed": async ({ shop }) => {
    const player = await shop.player();
    const { number } = await writeCase(shop, {}, player);
    await shop.ask(`mutation { closeSupportCase(number: "${number}") { state } }`, {}, player);
    return codeOf(
      await shop.ask(
        `mutation { addSupportCaseMessage(uuid: "${randomUUID()}", number: "${number}", text: "Wait.") { state } }`,
        {},
        player,
      ),
    );
  },
  "support/case-not-found": async ({ shop }) =>
    codeOf(await shop.ask('{ getSupportCase(number: "00000-00000") { state } }', {}, await shop.player())),
  "support/too-many": async ({ shop }) => {
    const player = await shop.player();
    for (let count = 0; count < SUPPORT_OPEN_CASES_MAX; count += 1) await writeCase(shop, {}, player);
    return codeOf(await sendCase(shop, {}, player));
  },
};
