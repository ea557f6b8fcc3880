import { expect, test } from "vitest";
import { complaint } from "./complaints.ts";

const fault = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  {
    says: "a port in use names the port and the way out",
    error: fault("EADDRINUSE"),
    contains: "Port 4000 is in use",
  },
  {
    says: "a low port names the rights",
    error: fault("EACCES", { syscall: "listen" }),
    contains: "needs rights",
  },
  { says: "a full disk is called a full disk", error: fault("ENOSPC"), contains: "disk is full" },
  { says: "PostgreSQL's own code for a full disk too", error: fault("53100"), contains: "disk is full" },
  {
    says: "an unwritable folder is named",
    error: fault("EACCES", { path: "/srv/data" }),
    contains: "/srv/data cannot be written",
  },
  {
    says: "a database that is away is named by its setting",
    error: fault("ECONNREFUSED"),
    contains: "DATABASE_URL",
  },
])("$says", ({ error, contains }) => {
  expect(complaint(error, 4000)).toContain(contains);
});

test("a fault of our own keeps its stack", () => {
  expect(complaint(new TypeError("x is not a function"), 4000)).toBeNull();
});
