import type { Question } from "../load/load.ts";
import type { Product } from "./product.ts";

/** A buyer's sign-in with mail address and password, as the account site's form sends it. */
export function signInQuestion({ port }: Product, buyerUuid: string): Question {
  const host = `account.localhost:${port}`;
  return {
    path: "/auth/sign-in/email",
    method: "POST",
    headers: { host, origin: `http://${host}`, "content-type": "application/json" },
    body: JSON.stringify({ email: `buyer-${buyerUuid}@bench.test`, password: "Moonlit42Tea" }),
  };
}
