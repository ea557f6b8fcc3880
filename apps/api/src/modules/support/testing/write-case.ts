import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import { fieldOf, type Answer, type TestShop } from "../../../testing/test-shop.ts";

export type WrittenCase = { readonly uuid: string; readonly number: string };

/** What the tests send unless they say otherwise. */
const USUAL = { topic: "payment", text: "I paid, but there are no coins.", locale: "en-US" };

/** Writes to customer service as the viewer, or as a guest with a mail address. */
export async function sendCase(
  shop: TestShop,
  change: Record<string, unknown> = {},
  viewer?: Viewer,
): Promise<Answer & { readonly uuid: string }> {
  const variables = {
    uuid: randomUUID(),
    ...USUAL,
    ...(viewer ? {} : { email: "mika@mail.test" }),
    ...change,
  };
  const answer = await shop.ask(
    `mutation ($uuid: ID!, $topic: SupportTopic!, $text: String!, $locale: Locale!,
        $reference: SupportReferenceInput, $email: String) {
      addSupportCase(uuid: $uuid, topic: $topic, text: $text, locale: $locale, reference: $reference, email: $email) {
        number state topic reference_kind reference_id messages { is_staff text } } }`,
    variables,
    viewer,
  );
  return { ...answer, uuid: variables.uuid };
}

/** The same, when it must work. */
export async function writeCase(
  shop: TestShop,
  change: Record<string, unknown> = {},
  viewer?: Viewer,
): Promise<WrittenCase> {
  const answer = await sendCase(shop, change, viewer);
  return { uuid: answer.uuid, number: fieldOf<{ number: string }>(answer, "addSupportCase").number };
}
