import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import bundled from "@sparticuz/chromium";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a Chromium for the browser journeys: the headless one from the dependencies where it runs (it needs
 * about half the time of a full browser), or the system's, which is installed where permitted (root on a
 * Debian-like system).
 *
 * @returns the executable, or one sentence that says what to install
 */
export async function findBrowser(): Promise<{ readonly executable: string } | { readonly problem: string }> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted)
    return existsSync(wanted)
      ? { executable: wanted }
      : { problem: `CHROMIUM_PATH names ${wanted}, which does not exist.` };
  const own = await bundledBrowser();
  if (own) return { executable: own };
  const found = PLACES.find((place) => existsSync(place));
  if (found) return { executable: found };

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing the system's package for the browser journeys.");
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update"], quiet);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
    if (existsSync("/usr/bin/chromium")) return { executable: "/usr/bin/chromium" };
  }
  return {
    problem:
      "The browser journeys need Chromium: install it (for example `sudo apt-get install chromium`) or set CHROMIUM_PATH.",
  };
}

/**
 * The bundled browser, unpacked; undefined when it is not built for this system or a system library is missing.
 */
async function bundledBrowser(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const executable = await bundled.executablePath();
  return spawnSync(executable, ["--version"], { stdio: "ignore" }).status === 0 ? executable : undefined;
}
