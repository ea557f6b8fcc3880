import type { TestModule } from "vitest/node";

export type Outcome =
  /** An assertion failed. */
  | { readonly verdict: "noticed"; readonly test: string; readonly why: string }
  | { readonly verdict: "survived" }
  /** No assertion was reached: it does not load, or every failed test threw something else. */
  | { readonly verdict: "broken"; readonly why: string };

/**
 * What the tests made of a weakening. Only a failed assertion is a test that noticed: code that does not load, a
 * statement that PostgreSQL refuses or a timeout would be noticed by tests that check nothing.
 */
export function outcomeOf(modules: readonly TestModule[]): Outcome {
  const faults = modules.flatMap((module) => module.errors().map(({ message }) => message));
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === "failed");
  if (tests.every((test) => test.result().state === "skipped"))
    return { verdict: "broken", why: faults[0] ?? "no test of that name ran" };
  const errors = failed.flatMap((test) =>
    (test.result().errors ?? []).map((error) => ({ test: test.fullName, ...error })),
  );
  const assertion = errors.find((error) => isAssertion(error));
  if (assertion) return { verdict: "noticed", test: assertion.test, why: firstLine(assertion.message) };
  const other = faults[0] ?? errors[0]?.message;
  return other === undefined ? { verdict: "survived" } : { verdict: "broken", why: firstLine(other) };
}

type Thrown = { readonly name?: string; readonly message: string; readonly cause?: unknown };

/**
 * Also one inside a property, which gives it as its cause, and one that found nothing where a text should be.
 */
const isAssertion = ({ name, message, cause }: Thrown): boolean =>
  name === "AssertionError" ||
  (typeof cause === "object" && cause !== null && "name" in cause && cause.name === "AssertionError") ||
  message.startsWith(".toMatch() expects to receive");

const firstLine = (message: string): string => message.split("\n").slice(0, 3).join(" ").slice(0, 200);
