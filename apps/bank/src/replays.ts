/** A vendor's record of idempotent requests: the same key with the same request gets the same response. */
export type Remembered = Record<string, { request: string; status: number; body: object }>;

export type Reply = { readonly status: number; readonly body: object };

/**
 * Answers a request once, and its repeats with the same answer.
 *
 * @param refusal what the vendor says when the key comes back with another request
 */
export function once(
  known: Remembered,
  { key, request }: { readonly key: string; readonly request: string },
  answer: () => Reply,
  refusal: Reply,
): Reply {
  const before = key === "" ? undefined : known[key];
  if (before) return before.request === request ? before : refusal;
  const reply = answer();
  // What was refused changed nothing and may be sent again, corrected.
  if (key !== "" && reply.status < 400) known[key] = { request, ...reply };
  return reply;
}
