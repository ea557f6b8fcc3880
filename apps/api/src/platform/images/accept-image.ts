import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import { IMAGE_SIDE_MIN } from "@catnip/domain/files";
import { ApiError } from "../errors.ts";
import type { PictureUse, ReencodeAnswer, ReencodeProblem, ReencodedImage } from "./reencode-image.ts";
import { imageSlot, PIXELS_MAX } from "./image-work.ts";

/** Pixels only, without anything else from the upload. `file` is its temporary path. */
export type TakenPicture = ReencodedImage & { readonly file: string };

/** The largest images take a second; longer means a decompression bomb or an overloaded machine. In ms. */
const DRAWING_MS_MAX = 30_000;
/** What a program needs to start, without any of our settings: no database URL, no secret. */
const ENVIRONMENT = Object.fromEntries(
  ["PATH", "SystemRoot"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
/** `nice` level: a third of a normal share under load; at the usual 10, a busy machine never got to it. */
const PRIORITY = 5;
const PROGRAM = path.join(import.meta.dirname, "reencode-image.ts");

/**
 * Decodes an upload and re-encodes it in a separate low-priority process (`reencode-image.ts`). Whatever else the file
 * was (a page, an archive, GPS data, an animation, a color profile) does not survive.
 *
 * @param upload path of the upload; the re-encoded image is written beside it
 * @param use what is made of it: a master of our pictures, or a proof for staff to read
 * @throws ApiError `file/not-an-image`, `file/too-large` (details: the limit in pixels), `input/invalid` (too small),
 *   `service/unavailable` (timeout)
 */
export async function acceptImage(upload: string, use: PictureUse = "master"): Promise<TakenPicture> {
  const target = `${upload}.drawn`;
  await rm(target, { force: true });
  const answer = await imageSlot(() => draw(upload, target, use));
  if ("problem" in answer) throw REFUSALS[answer.problem]();
  return { ...answer, file: target };
}

function draw(upload: string, target: string, use: PictureUse): Promise<ReencodeAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      env: ENVIRONMENT,
      timeout: DRAWING_MS_MAX,
      killSignal: "SIGKILL",
      maxBuffer: 10_000,
    } as const;
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=64", PROGRAM, upload, target, String(PIXELS_MAX), use],
      options,
      (fault, said) => {
        if (fault?.killed) return resolve({ problem: "too-slow" });
        // It crashed on the file, so we have no image.
        if (fault?.signal) return resolve({ problem: "not-an-image" });
        if (fault) return reject(fault);
        // The program is ours: `reencode-image.ts` defines its output.
        resolve(JSON.parse(said) as ReencodeAnswer);
      },
    );
    if (child.pid !== undefined) afterOthers(child.pid);
  });
}

/** Purchases and pages come first. If the priority cannot be changed, it runs anyway. */
function afterOthers(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It may have exited already.
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
