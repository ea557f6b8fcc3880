import type { Answer } from "./answers.ts";

/** The origins in a page of the book; no request is ever sent there. */
export const API = "https://api.invalid";
export const CDN = "https://cdn.invalid";

/** The responses available in a popup's state. */
export interface Memory {
  /** By operation. */
  readonly answers: readonly Answer[];
  /** Files of the CDN, by path. */
  readonly files: Readonly<Record<string, unknown>>;
  /** What happens to all other requests: an error, or no response, as while loading. */
  readonly otherwise: "refused" | "waits";
}

/**
 * Responds instead of the network: the page uses its real client, with its cache, tokens and faults.
 *
 * @returns the number of pending requests, without those that never get a response
 */
export function answerFromMemory(memory: Memory): { readonly open: () => number } {
  const answers = new Map(memory.answers.map((each) => [each.documentId, each]));
  let open = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    open += 1;
    try {
      // Asynchronous, as over a network.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const found = await answerTo(request);
      if (found || memory.otherwise === "refused") return found ?? refused("service/unavailable");
    } finally {
      open -= 1;
    }
    return new Promise<never>(() => undefined);
  };
  return { open: () => open };

  async function answerTo(request: Request): Promise<Response | null> {
    const { origin, pathname } = new URL(request.url);
    if (pathname === "/auth/token") return Response.json({ access_token: "book", expires_in: 600 });
    if (origin === CDN) return pathname in memory.files ? Response.json(memory.files[pathname]) : null;
    const { documentId } = (await request.json()) as { documentId: string };
    const known = answers.get(documentId);
    if (!known) return null;
    return "data" in known ? Response.json({ data: known.data }) : refused(known.refusal);
  }
}

const refused = (code: string) =>
  Response.json({ errors: [{ message: "Refused by the book.", extensions: { code } }] });
