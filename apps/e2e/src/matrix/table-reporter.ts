import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { handedIn, type Look } from "./looks.ts";

const MS_PER_S = 1_000;

/** Prints a row for each visit as it ends, below it what it was the first to find, and at the end the sums. */
export default class TableReporter implements Reporter {
  readonly #looks: Look[] = [];
  readonly #known = new Set<string>();

  onBegin(): void {
    console.log(cells("visit", "combinations", "violations", "seconds"));
  }

  onTestEnd({ title }: TestCase, { duration, errors, ...result }: TestResult): void {
    const looks = handedIn(result);
    this.#looks.push(...looks);
    console.log(cells(title, looks.length, violationsIn(looks), Math.round(duration / MS_PER_S)));
    for (const [violation, places] of placesOf(looks)) {
      if (this.#known.has(violation)) continue;
      this.#known.add(violation);
      console.log([`  ${violation}`, ...places].join("\n    "));
    }
    for (const { message = "" } of errors) console.log(`  ${message}`);
  }

  /** Nothing could be looked at. */
  onError({ message = "" }: TestError): void {
    console.error(message);
  }

  onEnd({ duration }: FullResult): void {
    console.log(cells("all", this.#looks.length, violationsIn(this.#looks), Math.round(duration / MS_PER_S)));
  }
}

/** Each violation with where it was seen. */
function placesOf(looks: readonly Look[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { what, view, violations } of looks)
    for (const { rule, help, elements } of violations)
      for (const element of elements) {
        const violation = `${rule}: ${help}\n    ${element}`;
        const places = found.get(violation) ?? new Set();
        found.set(violation, places.add(`${what} (${view})`));
      }
  return found;
}

const violationsIn = (looks: readonly Look[]): number =>
  looks.reduce((sum, { violations }) => sum + violations.length, 0);

const cells = (visit: string, ...numbers: readonly (string | number)[]): string =>
  visit.padEnd(44) + numbers.map((number) => String(number).padStart(14)).join("");
