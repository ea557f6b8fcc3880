import type { Answer } from "./answers.ts";

/** The origins a page of the book names; nothing is ever sent there. */
export const API = "https://api.invalid";
export const CDN = "https://cdn.invalid";

/** What there is to answer with, in a state of a popup. */
export interface Memory {
  /** By operation. */
  readonly answers: readonly Answer[];
  /** Files of the CDN, by path. */
  readonly files: Readonly<Record<string, unknown>>;
  /** What happens to every other question: it is refused, or never answered, as while something is loading. */
  readonly otherwise: "refused" | "waits";
}

/**
 * Answers in place of the network: the page's own client asks, with its cache, tokens and faults, and hears what the
 * API would say.
 *
 * @returns how many questions are still to be answered; those that never will be do not count
 */
export function answerFromMemory(memory: Memory): { readonly open: () => number } {
  const answers = new Map(memory.answers.map((each) => [each.documentId, each]));
  let open = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    open += 1;
    try {
      // As over a network: never before the next turn.
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
