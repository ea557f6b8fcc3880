import { expect, test, vi } from "vitest";
import { createAction } from "./action.ts";

/** An action whose work finishes when the test resolves it. */
function action() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const steps = {
    work: vi.fn<(name: string) => Promise<string>>(() => promise),
    done: vi.fn<(result: string, name: string) => void>(),
    failed: vi.fn<(fault: unknown) => void>(),
    busy: vi.fn<(args: [string] | null) => void>(),
  };
  const act = createAction<[string], string>();
  return { ...steps, resolve, reject, press: (name: string) => act(steps, [name]) };
}

test("repeated presses run it once and report success once", async () => {
  const { work, done, busy, resolve, press } = action();
  const first = press("a");
  await press("b");
  resolve("bought");
  await first;
  expect(work).toHaveBeenCalledExactlyOnceWith("a");
  expect(done).toHaveBeenCalledExactlyOnceWith("bought", "a");
  expect(busy.mock.calls).toEqual([[["a"]], [null]]);
});

test("a failure is shown, the button is free again, and no success is reported", async () => {
  const { done, failed, busy, reject, press } = action();
  const fault = new Error("Refused");
  const first = press("a");
  reject(fault);
  await first;
  expect(failed).toHaveBeenCalledExactlyOnceWith(fault);
  expect(done).not.toHaveBeenCalled();
  expect(busy).toHaveBeenLastCalledWith(null);
  void press("b");
  expect(busy).toHaveBeenLastCalledWith(["b"]);
});

test("the callback runs with the button free, and its failures are shown too", async () => {
  const { done, failed, busy, resolve, press } = action();
  const fault = new Error("No way there");
  done.mockImplementation(() => {
    expect(busy).toHaveBeenLastCalledWith(null);
    throw fault;
  });
  const first = press("a");
  resolve("bought");
  await first;
  expect(failed).toHaveBeenCalledExactlyOnceWith(fault);
});
