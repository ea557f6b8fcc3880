import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

test("before the first worker serves, what comes is answered here", () => {
  const here: Socket[] = [];
  const shared = shareConnections((socket) => here.push(socket));
  const [early] = sockets(1) as [Socket];
  shared.give(early);
  expect(here).toEqual([early]);
  expect(shared.takers()).toBe(0);
});

// R-OPS-18
describe("when the last worker dies", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const PATIENCE_MS = 1_000;
  function lastOneDied() {
    const here: Socket[] = [];
    const shared = shareConnections((socket) => here.push(socket), PATIENCE_MS);
    const only = worker();
    shared.join(only);
    const [onItsWay, waiting, late] = sockets(3) as [Socket, Socket, Socket];
    shared.give(onItsWay);
    shared.give(waiting);
    shared.lose(only);
    shared.give(late);
    return { shared, here, onItsWay, waiting, late };
  }

  test("what waits and what comes is for the next one, and the one on its way is closed", () => {
    const { shared, here, onItsWay, waiting, late } = lastOneDied();
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    const next = worker();
    shared.join(next);
    shared.taken(next);
    expect(onItsWay.destroyed).toBe(true);
    expect(next.has).toEqual([waiting, late]);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(here).toEqual([]);
  });

  test("and none takes its place in time, all of it is answered here, until one does", () => {
    const { shared, here, waiting, late } = lastOneDied();
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(here).toEqual([waiting, late]);
    const [after, taken] = sockets(2) as [Socket, Socket];
    shared.give(after);
    expect(here).toEqual([waiting, late, after]);
    const next = worker();
    shared.join(next);
    shared.give(taken);
    expect(next.has).toEqual([taken]);
  });

  test("and the shop is closing, no connection waits", () => {
    const { shared, here, waiting, late } = lastOneDied();
    shared.giveUp();
    const [after] = sockets(1) as [Socket];
    shared.give(after);
    expect(here).toEqual([waiting, late, after]);
  });

  test("no more wait than there is room for", () => {
    const { shared, here } = lastOneDied();
    for (const socket of sockets(3_000)) shared.give(socket);
    expect(here).toHaveLength(1_002);
  });
});
