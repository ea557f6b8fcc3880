import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import { IMAGE_SIDE_MIN } from "@catnip/domain/files";
import { ApiError } from "../errors.ts";
import type { ReencodeAnswer, ReencodeProblem, ReencodedImage } from "./reencode-image.ts";
import { imageSlot, PIXELS_MAX } from "./image-work.ts";

/** Pixels only: what was drawn, and nothing else of what was sent. `file` is where it lies for now. */
export type TakenPicture = ReencodedImage & { readonly file: string };

/** The largest pictures take a second; more than this is a trap, or a machine that has no time now. In ms. */
const DRAWING_MS_MAX = 30_000;
/** What a program needs to start at all, and nothing of ours: no address of a database, no secret. */
const ENVIRONMENT = Object.fromEntries(
  ["PATH", "SystemRoot"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
/** A third of what others get where all want the machine (`nice`); at the usual 10 below, a busy one never got to it. */
const PRIORITY = 5;
const PROGRAM = path.join(import.meta.dirname, "reencode-image.ts");

/**
 * Opens an uploaded file as a picture and draws it anew, in a program of its own (`reencode-image.ts`) that waits for
 * everything else on this machine. Whatever the file was besides a picture (a page, an archive, a place on a map, an
 * animation, a colour profile) is not in the result.
 *
 * @param upload where the upload lies; the drawn picture comes to lie beside it
 * @throws ApiError `file/not-an-image`, `file/too-large` (facts: the limit in pixels), `input/invalid` (too small),
 *   `service/unavailable` (it takes too long)
 */
export async function acceptImage(upload: string): Promise<TakenPicture> {
  const target = `${upload}.drawn`;
  await rm(target, { force: true });
  const answer = await imageSlot(() => draw(upload, target));
  if ("problem" in answer) throw REFUSALS[answer.problem]();
  return { ...answer, file: target };
}

function draw(upload: string, target: string): Promise<ReencodeAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      env: ENVIRONMENT,
      timeout: DRAWING_MS_MAX,
      killSignal: "SIGKILL",
      maxBuffer: 10_000,
    } as const;
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=64", PROGRAM, upload, target, String(PIXELS_MAX)],
      options,
      (fault, said) => {
        if (fault?.killed) return resolve({ problem: "too-slow" });
        // It fell over the file: there is no picture in it for us.
        if (fault?.signal) return resolve({ problem: "not-an-image" });
        if (fault) return reject(fault);
        // The program is ours: `reencode-image.ts` says what is in its line.
        resolve(JSON.parse(said) as ReencodeAnswer);
      },
    );
    if (child.pid !== undefined) afterOthers(child.pid);
  });
}

/** Purchases and pages come first. Where priorities cannot be changed, it is done all the same. */
function afterOthers(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It may have ended already.
  }
}

const REFUSALS: Readonly<Record<ReencodeProblem, () => ApiError>> = {
  "not-an-image": () => new ApiError("file/not-an-image", "Only JPEG and PNG pictures can be uploaded."),
  "too-many-pixels": () =>
    new ApiError("file/too-large", "The picture has too many pixels.", { pixels_max: PIXELS_MAX }),
  "too-slow": () => new ApiError("service/unavailable", "Opening the picture takes too long at the moment."),
  "too-small": () => {
    const facts = { field: "file", reason: "too-small", min: IMAGE_SIDE_MIN };
    return new ApiError("input/invalid", "The picture is too small.", facts);
  },
};
