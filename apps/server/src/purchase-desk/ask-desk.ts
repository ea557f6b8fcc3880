import { connect, type Socket } from "node:net";
import { ApiError, type ErrorFacts } from "@catnip/api/platform/errors.ts";
import { lineOf, onLines, type Answered, type Desk, type Result } from "./desk-messages.ts";

/** So long, in ms, an answer is waited for. The desk answers within a few, unless it hangs. */
const ANSWERS_MS = 1_000;
/** More under way would make one process the limit of all. */
const UNDER_WAY_MAX = 64;
/** How long to wait, in ms, before the next attempt to reach a desk that is not there. */
const AGAIN_MS = 100;

type Waiting = {
  readonly settle: (result: Result | null) => void;
  readonly fail: (fault: ApiError) => void;
  readonly timer: NodeJS.Timeout;
};

/**
 * The desk of another process (R-CHK-23). Nothing depends on it: while it is away, hangs or has too much to do, it says nothing,
 * and whoever asks decides. One that has not answered in time is asked no more than one thing at a time until it has answered.
 *
 * @param address see `serveDesk`
 */
export function askDesk(address: string): Desk & { readonly close: () => void } {
  const waiting = new Map<number, Waiting>();
  let reaching: Socket | undefined;
  /** Once it is reached. */
  let socket: Socket | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hangs = false;
  let lastId = 0;

  const heard = ({ id, result, refusal }: Answered) => {
    hangs = false;
    const asked = take(id);
    if (refusal) asked?.fail(new ApiError(refusal.code, refusal.message, refusal.facts as ErrorFacts));
    else asked?.settle(result ?? null);
  };
  const take = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  };
  const reach = (): void => {
    const made = connect(address);
    reaching = made;
    onLines(made, heard);
    made
      .once("connect", () => (socket = made))
      .on("error", () => made.destroy())
      .once("close", () => {
        socket = undefined;
        hangs = false;
        for (const id of waiting.keys()) take(id)?.settle(null);
        if (!isClosed) again = setTimeout(reach, AGAIN_MS).unref();
      });
    made.unref();
  };
  reach();

  return {
    ask: (question) => {
      if (!socket || waiting.size >= (hangs ? 1 : UNDER_WAY_MAX)) return Promise.resolve(null);
      const id = (lastId += 1);
      socket.write(lineOf({ id, question }));
      return new Promise((settle, fail) => {
        const timer = setTimeout(() => {
          hangs = true;
          take(id)?.settle(null);
        }, ANSWERS_MS);
        waiting.set(id, { settle, fail, timer });
      });
    },
    close: () => {
      isClosed = true;
      clearTimeout(again);
      reaching?.destroy();
    },
  };
}
