import { expect, test } from "vitest";
import { startupErrorSentence } from "./startup-errors.ts";

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
    contains: "DATABASE_URL does not answer",
  },
  { says: "so is one whose name nobody knows", error: fault("ENOTFOUND"), contains: "DATABASE_URL does not" },
  {
    says: "and one that never answers",
    error: new Error("Connection terminated due to connection timeout"),
    contains: "DATABASE_URL does not answer",
  },
  {
    says: "a wrong password of the owner names the owner's setting",
    error: fault("28P01", { setting: "DATABASE_MIGRATION_URL" }),
    contains: "DATABASE_MIGRATION_URL refuses",
  },
  {
    says: "an address without a password is told so",
    error: new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
    contains: "DATABASE_URL refuses the user or the password",
  },
  {
    says: "a sentence of ours is passed on as it is",
    error: new Error('SECRET must be longer: make one with "openssl rand -hex 32".'),
    contains: 'SECRET must be longer: make one with "openssl rand -hex 32".',
  },
  { says: "a database that does not exist is called so", error: fault("3D000"), contains: "does not exist" },
  {
    says: "a file in the place of the data folder is named",
    error: fault("EEXIST", { path: "/srv/data" }),
    contains: "/srv/data is not a folder",
  },
  {
    says: "an address of another machine names the setting",
    error: fault("EADDRNOTAVAIL", { syscall: "listen", address: "192.0.2.7" }),
    contains: "no address 192.0.2.7: choose another one with HOST",
  },
])("$says", ({ error, contains }) => {
  expect(startupErrorSentence(error, 4000)).toContain(contains);
});

test("a bug of ours keeps its stack", () => {
  expect(startupErrorSentence(new TypeError("x is not a function"), 4000)).toBeNull();
});
