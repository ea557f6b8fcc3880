import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { writeWhole } from "../files/write-whole.ts";

/** Which process holds a data folder. */
export type FolderUser = {
  readonly pid: number;
  /** `starting` and `serving` are a shop's states; `command` is short-lived. */
  readonly state: "starting" | "serving" | "command";
  /** Where the shop listens. */
  readonly port?: number;
};

export type FolderLock = {
  /** Publishes the holder's state to other processes from now on. */
  readonly become: (state: FolderUser["state"]) => void;
  readonly release: () => void;
};

export type FolderTaken = { readonly takenBy: FolderUser | null };

/**
 * Locks a data folder for this process, or says who holds it.
 *
 * It is an OS file lock, taken through SQLite because Node has no file locking. It ends with the process, however that
 * ends, so there are no stale locks. The file beside it only says who holds it.
 */
export function lockFolder(dataDir: string, user: Omit<FolderUser, "pid">): FolderLock | FolderTaken {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(path.join(dataDir, "lock"));
  try {
    // Nothing is ever written: without an in-memory journal an empty file would be left beside it.
    lock.exec("pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive");
  } catch (fault) {
    lock.close();
    if (!isBusy(fault)) throw fault;
    return { takenBy: readUser(dataDir) };
  }
  const become = (state: FolderUser["state"]) =>
    writeWhole(userFile(dataDir), `${JSON.stringify({ ...user, state, pid: process.pid })}\n`, {
      mode: 0o644,
    });
  become(user.state);
  return {
    become,
    release: () => {
      rmSync(userFile(dataDir), { force: true });
      lock.close();
    },
  };
}

const userFile = (dataDir: string) => path.join(dataDir, "lock.user");

/** SQLITE_BUSY. */
const BUSY = 5;
const isBusy = (fault: unknown) => (fault as { errcode?: number }).errcode === BUSY;

function readUser(dataDir: string): FolderUser | null {
  if (!existsSync(userFile(dataDir))) return null;
  try {
    return JSON.parse(readFileSync(userFile(dataDir), "utf8")) as FolderUser;
  } catch {
    return null;
  }
}
