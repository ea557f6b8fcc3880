import { randomUUID } from "node:crypto";
import { PASSWORD, signedIn } from "./identity.ts";
import { bodyCode, type Refusals, type Scene } from "../../../testing/error-catalogue/scene.ts";

/** The account site's response to a sign-up taken up to the code. */
async function signUp({ identity }: Scene, email: string) {
  const browser = identity.browser();
  const { flow } = await browser.signUp(email);
  return { browser, flow, code: identity.codeFor(email) };
}

const email = () => `${randomUUID()}@example.com`;

export const refusals: Refusals = {
  "400": async ({ identity }) => bodyCode(await identity.browser().send("/nothing")),
  "auth/id-token-expired": async ({ identity }) => {
    const { uuid } = await signedIn(identity, email());
    const token = await identity.accounts.mintAccessToken({
      userUuid: uuid,
      sid: randomUUID(),
      audience: "api",
      roles: [],
      ttlSeconds: 60,
    });
    identity.skip(120);
    return identity.accounts.verifyAccessToken(token).then(
      () => null,
      (fault: { code?: string }) => fault.code,
    );
  },
  "auth/email-already-exists": async (scene) => {
    const address = email();
    const [first, second] = [await signUp(scene, address), await signUp(scene, address)];
    await first.browser.post("/sign-up/verify", { flow: first.flow, code: first.code });
    return bodyCode(await second.browser.post("/sign-up/verify", { flow: second.flow, code: second.code }));
  },
  "auth/wrong-password": async ({ identity }) =>
    bodyCode(await identity.browser().signIn(email(), "Another77Tea")),
  "auth/too-many-requests": async (scene) => {
    const { browser, flow } = await signUp(scene, email());
    for (let time = 0; time < 5; time += 1) await browser.post("/sign-up/verify", { flow, code: "00000000" });
    return bodyCode(await browser.post("/sign-up/verify", { flow, code: "00000000" }));
  },
  "auth/invalid-code": async (scene) => {
    const { browser, flow } = await signUp(scene, email());
    return bodyCode(await browser.post("/sign-up/verify", { flow, code: "1234" }));
  },
  "auth/code-expired": async (scene) => {
    const { browser, flow, code } = await signUp(scene, email());
    scene.identity.skip(700);
    return bodyCode(await browser.post("/sign-up/verify", { flow, code }));
  },
  "auth/email-not-verified": async ({ identity }) => {
    const { uuid } = await signedIn(identity, email());
    const { rows } = await identity.db.$client.query<{ email: string }>(
      `update "user" set email_verified = false where id = $1 returning email`,
      [uuid],
    );
    return bodyCode(await identity.browser().signIn(rows[0]?.email ?? "", PASSWORD));
  },
  "auth/weak-password": async ({ identity }) =>
    bodyCode(await identity.browser().post("/sign-up", { email: email(), password: "short", adult: true })),
};
