import type { TestInfo } from "@playwright/test";
import type { TestResult } from "@playwright/test/reporter";
import type { Violation } from "../support/accessible.ts";

/** What was found on a page in one combination. */
export type Look = {
  readonly what: string;
  readonly view: string;
  readonly violations: readonly Violation[];
};

const NAME = "looks";

/** Hands over to the table what a test has seen. */
export const handIn = (info: TestInfo, looks: readonly Look[]): Promise<void> =>
  info.attach(NAME, { body: JSON.stringify(looks), contentType: "application/json" });

export function handedIn({ attachments }: Pick<TestResult, "attachments">): readonly Look[] {
  const body = attachments.find(({ name }) => name === NAME)?.body;
  return body ? (JSON.parse(body.toString()) as readonly Look[]) : [];
}
