import { expect, test } from "vitest";
import { proofProblem, sendProof } from "./send-proof.ts";

// R-PAY-50
test.each([
  ["image/jpeg", 5_000_000, null],
  ["image/png", 1, null],
  ["image/webp", 1, null],
  ["", 1, null],
  ["image/gif", 1, "file/not-an-image"],
  ["application/pdf", 1, "file/not-an-image"],
  ["image/jpeg", 20_000_001, "file/too-large"],
])("a file of type %j with %i bytes: %j", (type, size, problem) => {
  expect(proofProblem({ type, size })).toBe(problem);
});

/** A request to a server with one fixed response; null: no network. */
class StandIn extends EventTarget {
  readonly upload = new EventTarget();
  readonly said: string[] = [];
  responseText = "";
  #answer: string | null;

  constructor(answer: string | null) {
    super();
    this.#answer = answer;
  }
  open(method: string, address: string) {
    this.said.push(`${method} ${address}`);
  }
  setRequestHeader(name: string, value: string) {
    this.said.push(`${name}: ${value}`);
  }
  send() {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
    this.responseText = this.#answer ?? "";
    this.dispatchEvent(new Event(this.#answer === null ? "error" : "load"));
  }
}

const LIST = { takes_proofs: true, proofs: [] };

test.each([
  [JSON.stringify(LIST), LIST],
  ['{"code":"file/not-an-image"}', { code: "file/not-an-image" }],
  ['{"code":"who knows"}', { code: "9999" }],
  ["<html>", { code: "other/network-request-failed" }],
  [null, { code: "other/network-request-failed" }],
])("the answer %j", async (answer, expected) => {
  const request = new StandIn(answer);
  const parts: number[] = [];
  // Only the parts in use.
  const made = () => request as unknown as XMLHttpRequest;
  const file = new File([], "a.png");
  expect(await sendProof("/log/A/proof", file, (part) => parts.push(part), made)).toEqual(expected);
  expect(request.said).toEqual(["POST /log/A/proof", "content-type: application/octet-stream"]);
  expect(parts).toEqual([0.5]);
});
