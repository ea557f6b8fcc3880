import { randomUUID } from "node:crypto";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { afterEach, expect, test, vi } from "vitest";
import { askDesk } from "./ask-desk.ts";
import { makeDeskAddress } from "./desk-address.ts";
import type { Question, Result } from "./desk-messages.ts";
import { serveDesk } from "./serve-desk.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0).toReversed()) end();
});

function place(): string {
  const made = makeDeskAddress();
  if (!made) throw new Error("There is no place for a desk");
  ends.push(made.remove);
  return made.address;
}

function question(): Question {
  return {
    viewer: { uuid: randomUUID(), sid: randomUUID(), roles: ["player"], audience: "api" },
    request: {
      uuid: randomUUID(),
      wanted: { kind: "store", store_id: 1, coupon_uuids: [] },
      account_1_amount: 0,
      shown: { lines: [], total: 0, silver: 0, coin: 0 },
    },
    platformKey: "international",
  };
}

const bought = ({ request }: Question): Result => ({
  kind: "done",
  uuid: request.uuid,
  total: 0,
  silver: 0,
  coin: 0,
  store_ids: [1],
  account: [],
});

function serve(address: string, decide: (asked: Question) => Promise<Result>): () => void {
  const end = serveDesk(address, decide, (fault) => expect.unreachable(String(fault)));
  ends.push(end);
  return end;
}

function asker(address: string) {
  const desk = askDesk(address);
  ends.push(desk.close);
  return desk;
}

/** Asks until there is an answer: a desk is reached a moment after it opens. */
async function answered(desk: ReturnType<typeof asker>, asked: Question): Promise<Result> {
  const found = await vi.waitUntil(() => desk.ask(asked), { timeout: 10_000 });
  if (!found) throw new Error("The desk did not answer");
  return found;
}

// R-CHK-23
test("each asker gets the answer to its own question, in whichever order they are decided", async () => {
  const address = place();
  const decided: (() => void)[] = [];
  serve(address, (asked) =>
    asked.request.wanted.kind === "cart"
      ? new Promise((resolve) => decided.push(() => resolve(bought(asked))))
      : Promise.resolve(bought(asked)),
  );
  const [one, other] = [asker(address), asker(address)];
  for (const desk of [one, other]) await answered(desk, question());
  const held = (): Question => {
    const asked = question();
    return { ...asked, request: { ...asked.request, wanted: { kind: "cart", entries: [] } } };
  };
  const [first, second, third] = [held(), held(), held()];
  const answers = [one.ask(first), other.ask(second), one.ask(third)];
  await vi.waitUntil(() => decided.length === answers.length);
  for (const decide of decided.toReversed()) decide();
  expect(await Promise.all(answers)).toEqual([bought(first), bought(second), bought(third)]);
});

// R-CHK-23
test("a refused request is refused to the asker with its code and facts; any other fault is left to the asker", async () => {
  const address = place();
  const faults: Error[] = [];
  serve(address, (asked) => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : Promise.resolve(bought(asked));
  });
  const desk = asker(address);
  await answered(desk, question());
  faults.push(new ApiError("input/invalid", "Too many games", { field: "shown" }));
  await expect(desk.ask(question())).rejects.toMatchObject({
    name: "ApiError",
    code: "input/invalid",
    message: "Too many games",
    extensions: { code: "input/invalid", facts: { field: "shown" } },
  });
  faults.push(new Error("Connection terminated"));
  expect(await desk.ask(question())).toBeNull();
});

// R-CHK-23
test("a desk that goes away says nothing to those who wait, and its successor is found", async () => {
  const address = place();
  let isAsked: () => void = () => undefined;
  const end = serve(address, (asked) => {
    isAsked();
    return asked.platformKey === "held" ? new Promise(() => undefined) : Promise.resolve(bought(asked));
  });
  const desk = asker(address);
  await answered(desk, question());
  const arrived = new Promise<void>((resolve) => (isAsked = resolve));
  const waiting = desk.ask({ ...question(), platformKey: "held" });
  await arrived;
  end();
  expect(await waiting).toBeNull();
  expect(await desk.ask(question())).toBeNull();
  serve(address, (asked) => Promise.resolve(bought(asked)));
  const asked = question();
  expect(await answered(desk, asked)).toEqual(bought(asked));
});

// R-CHK-23
test("a desk that hangs holds up those who have asked for a moment, and then one at a time until it answers", async () => {
  const address = place();
  const held: (() => void)[] = [];
  let hangs = false;
  serve(address, (asked) =>
    hangs
      ? new Promise((resolve) => held.push(() => resolve(bought(asked))))
      : Promise.resolve(bought(asked)),
  );
  const desk = asker(address);
  await answered(desk, question());
  hangs = true;
  vi.useFakeTimers();
  const waiting = [desk.ask(question()), desk.ask(question())];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(waiting)).toEqual([null, null]);
  const probe = desk.ask(question());
  expect(await desk.ask(question()), "while one is asked").toBeNull();
  vi.useRealTimers();
  await vi.waitUntil(() => held.length === 3);
  hangs = false;
  for (const answer of held) answer();
  // The late answers are nobody's; the probe is answered, or was given up by the clock that no longer runs.
  expect(await probe).toMatchObject({ kind: "done" });
  const asked = [question(), question()];
  expect(await Promise.all(asked.map((each) => desk.ask(each)))).toEqual(asked.map(bought));
});

// R-CHK-23
test("a place that cannot be used is said, and whoever asks decides", async () => {
  const address = `${place()}/in-no-folder`;
  const fault = await new Promise<Error>((resolve) => {
    ends.push(serveDesk(address, (asked) => Promise.resolve(bought(asked)), resolve));
  });
  expect(fault.message).toContain(address);
  expect(await asker(address).ask(question())).toBeNull();
});
