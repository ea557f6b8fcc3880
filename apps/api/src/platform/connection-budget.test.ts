import { expect, test } from "vitest";
import { requestConnections, serverConnections, workConnections } from "./connection-budget.ts";

// R-OPS-14
test.each([
  { workers: 1, requests: 16, server: 100 },
  { workers: 2, requests: 16, server: 100 },
  { workers: 4, requests: 12, server: 100 },
  { workers: 8, requests: 6, server: 116 },
  { workers: 64, requests: 3, server: 484 },
])("$workers processes hold $requests connections each for requests", ({ workers, requests, server }) => {
  expect(requestConnections(workers)).toBe(requests);
  expect(serverConnections(workers)).toBe(server);
  const listeningAndPings = 2;
  const held =
    workers * (requests + listeningAndPings) + (workers - 1) * workConnections(false) + workConnections(true);
  expect(held).toBeLessThan(server);
});
