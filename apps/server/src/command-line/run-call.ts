import { readFile } from "node:fs/promises";
import { argumentsGiven } from "./arguments.ts";
import { credentialsOf } from "./credentials.ts";
import { Refused, signIn } from "./sign-in.ts";

/**
 * `pnpm call`: sends a document to the API as a given user and prints the response.
 *
 * @returns the exit code: 0 answered without errors, 1 refused or answered with errors, 2 not understood
 */
export async function runCall(args: readonly string[]): Promise<number> {
  const given = argumentsGiven(args);
  const [mail, file, variables = "{}", ...more] = given?.words ?? [];
  if (!given || !mail || !file || more.length > 0) {
    console.error(
      "Usage: pnpm call <mail> <file with a GraphQL document> [<variables as JSON>] [--shop https://international.shop.example]",
    );
    return 2;
  }
  try {
    const body = { query: await documentIn(file), variables: variablesIn(variables) };
    const { token, api, leave } = await signIn(given.shop, await credentialsOf(mail));
    const answer = await fetch(`${api}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as { readonly errors?: unknown };
    await leave();
    console.log(JSON.stringify(said, null, 2));
    return said.errors ? 1 : 0;
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    console.error(fault.message);
    return 1;
  }
}

async function documentIn(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new Refused(`${file} cannot be read.`);
  }
}

function variablesIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("The variables are no JSON.");
  }
}
