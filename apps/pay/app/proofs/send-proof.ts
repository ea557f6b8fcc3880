import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { IMAGE_BYTES_MAX } from "@catnip/domain/files";
import type { ProofList } from "./proofs.server.ts";

export type ProofAnswer = ProofList | { readonly code: ErrorCode };

/** The usual picture formats; the API decides about a file without a type. */
export const PROOF_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Why a file cannot be sent; null: it can. */
export function proofProblem({ type, size }: Pick<File, "type" | "size">): ErrorCode | null {
  if (type !== "" && !(PROOF_TYPES as readonly string[]).includes(type)) return "file/not-an-image";
  return size > IMAGE_BYTES_MAX ? "file/too-large" : null;
}

/**
 * Sends a picture. An `XMLHttpRequest`, since `fetch` reports no progress.
 *
 * @param onProgress the fraction sent, 0 to 1
 */
export function sendProof(
  path: string,
  file: File,
  onProgress: (part: number) => void,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<ProofAnswer> {
  return new Promise((resolve) => {
    const request = newRequest();
    const lost = () => resolve(LOST);
    request.open("POST", path);
    // Not the file's own type: a form's content type would make it another kind of request.
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(answerIn(request.responseText)));
    for (const event of ["error", "timeout", "abort"]) request.addEventListener(event, lost);
    request.send(file);
  });
}

/** The list of pictures, or after removing one. */
export async function askForProofs(path: string, removed?: string): Promise<ProofAnswer> {
  try {
    const body = removed === undefined ? null : new URLSearchParams({ remove: removed });
    const response = await fetch(path, body ? { method: "POST", body } : {});
    return answerIn(await response.text());
  } catch {
    return LOST;
  }
}

const LOST: ProofAnswer = { code: "other/network-request-failed" };

function answerIn(text: string): ProofAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null) return LOST;
    // Our own server's response: a `ProofList` unless it has a code.
    return "code" in answer ? { code: toErrorCode(answer.code) } : (answer as ProofList);
  } catch {
    return LOST;
  }
}
