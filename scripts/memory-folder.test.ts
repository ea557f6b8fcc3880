import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("the folder is there while its process runs, and gone afterwards", () => {
  const program = `
    import { existsSync, writeFileSync } from "node:fs";
    import { memoryFolder } from "./memory-folder.ts";
    const folder = memoryFolder();
    if (folder.startsWith("/dev/shm/")) writeFileSync(folder + "/file", "");
    console.log(JSON.stringify({ folder, wasThere: existsSync(folder) }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  const { folder, wasThere } = JSON.parse(said) as { folder: string; wasThere: boolean };
  expect(wasThere).toBe(true);
  expect(path.isAbsolute(folder)).toBe(true);
  // Elsewhere than in memory it is the system's own temporary folder, which stays.
  expect(existsSync(folder)).toBe(!folder.startsWith("/dev/shm/"));
});
