import { argumentsGiven } from "./arguments.ts";
import { credentialsOf } from "./credentials.ts";
import { Refused, signIn } from "./sign-in.ts";

/**
 * `pnpm access-token`: prints an access token.
 *
 * @returns the exit code: 0 printed, 1 refused, 2 not understood
 */
export async function runToken(args: readonly string[]): Promise<number> {
  const given = argumentsGiven(args);
  const [mail, ...more] = given?.words ?? [];
  if (!given || !mail || more.length > 0) {
    console.error("Usage: pnpm access-token <mail> [--shop https://international.shop.example]");
    return 2;
  }
  try {
    const { token } = await signIn(given.shop, await credentialsOf(mail));
    console.log(token);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    console.error(fault.message);
    return 1;
  }
}
