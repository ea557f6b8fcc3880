import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { lineOf, onLines, type Answered, type Asked, type Question, type Result } from "./desk-messages.ts";

/**
 * Decides the purchases of other processes of this installation, which reach it at a local address that only they can open
 * (R-CHK-23).
 *
 * @param address of a local socket; one that a predecessor left there is replaced
 * @param decide as `checkout` does
 * @param fails the address cannot be used: nobody reaches the desk, and everybody decides by themselves
 * @returns ends it; whoever waits for an answer finds out by themselves
 */
export function serveDesk(
  address: string,
  decide: (question: Question) => Promise<Result>,
  fails: (fault: Error) => void,
): () => void {
  const askers = new Set<Socket>();
  const server = createServer((socket) => {
    askers.add(socket);
    socket.once("close", () => askers.delete(socket)).on("error", () => socket.destroy());
    onLines(socket, ({ id, question }: Asked) => {
      void answer(id, question, decide).then((answered) => {
        if (socket.writable) socket.write(lineOf(answered));
      });
    });
  });
  if (process.platform !== "win32") rmSync(address, { force: true });
  server.on("error", fails).listen(address);
  return () => {
    server.close();
    for (const socket of askers) socket.destroy();
  };
}

async function answer(
  id: number,
  question: Question,
  decide: (question: Question) => Promise<Result>,
): Promise<Answered> {
  try {
    return { id, result: await decide(question) };
  } catch (fault) {
    // Any other fault, such as a database that is away, the asker meets as well, and knows whom to tell.
    if (!(fault instanceof ApiError)) return { id };
    const { code, message, extensions } = fault;
    return { id, refusal: { code, message, facts: extensions.facts } };
  }
}
