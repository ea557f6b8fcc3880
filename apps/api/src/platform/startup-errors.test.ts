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
    says: "a privileged port names the missing rights",
    error: fault("EACCES", { syscall: "listen" }),
    contains: "needs rights",
  },
  { says: "a full disk is reported as such", error: fault("ENOSPC"), contains: "disk is full" },
  { says: "so is PostgreSQL's own code for a full disk", error: fault("53100"), contains: "disk is full" },
  {
    says: "a read-only folder is named",
    error: fault("EACCES", { path: "/srv/data" }),
    contains: "/srv/data cannot be written",
  },
  {
    says: "an unreachable database is named by its setting",
    error: fault("ECONNREFUSED"),
    contains: "DATABASE_URL does not answer",
  },
  {
    says: "so is one whose host name does not resolve",
    error: fault("ENOTFOUND"),
    contains: "DATABASE_URL does not",
  },
  {
    says: "and one that never answers",
    error: new Error("Connection terminated due to connection timeout"),
    contains: "DATABASE_URL does not answer",
  },
  {
    says: "a wrong owner password names the owner's setting",
    error: fault("28P01", { setting: "DATABASE_MIGRATION_URL" }),
    contains: "DATABASE_MIGRATION_URL refuses",
  },
  {
    says: "a connection string without a password is reported",
    error: new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
    contains: "DATABASE_URL refuses the user or the password",
  },
  {
    says: "our own messages are passed on unchanged",
    error: new Error('SECRET must be longer: make one with "openssl rand -hex 32".'),
    contains: 'SECRET must be longer: make one with "openssl rand -hex 32".',
  },
  { says: "a database that does not exist is reported", error: fault("3D000"), contains: "does not exist" },
  {
    says: "a file where the data folder should be is named",
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

test("a bug keeps its stack", () => {
  expect(startupErrorSentence(new TypeError("x is not a function"), 4000)).toBeNull();
});
