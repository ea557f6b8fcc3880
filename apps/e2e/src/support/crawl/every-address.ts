import { ask, type Answer } from "../http.ts";

/** Requests that are under way at once: enough to keep the product busy, few enough not to queue. */
const AT_ONCE = 6;

/**
 * Requests every URL once, and those discovered in the responses.
 *
 * @param look gets each answer, and returns the addresses to ask for next
 * @throws when there are more addresses than `max`: a shop that is never at its end
 */
export async function askEvery(
  start: Iterable<string>,
  look: (address: string, answer: Answer) => Iterable<string>,
  max = 5_000,
): Promise<number> {
  const known = new Set(start);
  const waiting = [...known];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      for (const next of look(address, await ask(address))) {
        if (known.has(next)) continue;
        known.add(next);
        waiting.push(next);
        if (known.size > max) throw new Error(`More than ${max} addresses; the last one is ${next}.`);
      }
  };
  // A worker ends when nothing waits, although an answer under way may add more: then another round begins.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return known.size;
}
