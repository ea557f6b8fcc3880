import { Socket } from "node:net";
import { expect, test } from "vitest";
import { shareConnections, type Taker } from "./share-connections.ts";

/** A worker, and the connections it was handed. */
function worker(): Taker & { readonly has: Socket[] } {
  const has: Socket[] = [];
  return { has, take: (socket) => void has.push(socket) };
}
const sockets = (count: number) => Array.from({ length: count }, () => new Socket());

// R-OPS-11
test("workers get connections in turn, and one that does not confirm holds up no more than one", () => {
  const shared = shareConnections(() => expect.unreachable());
  const [busy, frozen] = [worker(), worker()];
  shared.join(busy);
  shared.join(frozen);
  const [first, second, third, fourth] = sockets(4) as [Socket, Socket, Socket, Socket];
  for (const socket of [first, second, third, fourth]) shared.give(socket);
  expect([busy.has, frozen.has]).toEqual([[first], [second]]);
  shared.taken(busy);
  shared.taken(busy);
  expect(busy.has).toEqual([first, third, fourth]);
  expect(first.destroyed, "this process's copy of what has arrived").toBe(true);
  expect(second.destroyed).toBe(false);
});

// R-OPS-11
test("with a worker that dies, only the connection on its way to it ends", () => {
  const shared = shareConnections(() => expect.unreachable());
  const [dying, other] = [worker(), worker()];
  shared.join(dying);
  shared.join(other);
  const [lost, kept, waiting] = sockets(3) as [Socket, Socket, Socket];
  for (const socket of [lost, kept, waiting]) shared.give(socket);
  shared.lose(dying);
  expect(lost.destroyed).toBe(true);
  shared.taken(other);
  expect(other.has).toEqual([kept, waiting]);
});

test("a worker that leaves gets no more, and keeps what is on its way", () => {
  const shared = shareConnections(() => expect.unreachable());
  const [leaving, other] = [worker(), worker()];
  shared.join(leaving);
  shared.join(other);
  const [last, ...rest] = sockets(3) as [Socket, ...Socket[]];
  shared.give(last);
  shared.leave(leaving);
  for (const socket of rest) shared.give(socket);
  shared.taken(other);
  expect(other.has).toEqual(rest);
  expect(last.destroyed).toBe(false);
});

test("while there is no worker, what comes and what waited is answered here", () => {
  const here: Socket[] = [];
  const shared = shareConnections((socket) => here.push(socket));
  const [early, onItsWay, waiting] = sockets(3) as [Socket, Socket, Socket];
  shared.give(early);
  const only = worker();
  shared.join(only);
  shared.give(onItsWay);
  shared.give(waiting);
  shared.lose(only);
  expect(here).toEqual([early, waiting]);
  expect(shared.takers()).toBe(0);
});
