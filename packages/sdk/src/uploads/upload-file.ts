import type { ErrorCode } from "@catnip/domain/errors";
import { IMAGE_BYTES_MAX, imageUploadProblem } from "@catnip/domain/files";
import type { AccessTokens } from "../client/access-tokens.ts";
import { ApiFault } from "../client/api-fault.ts";
import { faultOf, type GraphQLErrorLike } from "../client/fault-of.ts";
import { UploadFileDocument, type UploadFileMutation, type UploadFileMutationVariables } from "./index.ts";

type UploadedFile = UploadFileMutation["uploadFile"];

interface UploadTarget {
  /** The API's origin. */
  readonly origin: string;
  readonly tokens: Pick<AccessTokens, "get" | "forget">;
  /** Creates the request; defaults to the browser's own. */
  readonly newRequest?: () => XMLHttpRequest;
}

interface UploadOptions {
  /** Called with the fraction sent, 0 to 1. 1 means sent, not done: the server then checks the picture. */
  readonly onProgress?: (part: number) => void;
  /** Aborts the upload; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Uploads a picture from the browser. Everything that can be checked locally is checked before a byte is sent.
 *
 * `fetch` cannot report upload progress, so this is the one place with an `XMLHttpRequest`.
 *
 * @throws ApiFault `file/required`, `file/not-an-image`, `file/too-large`, `other/network-request-failed`, and any
 * refusal of the API
 */
export async function uploadFile(
  target: UploadTarget,
  variables: UploadFileMutationVariables,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { file } = variables;
  const problem = problemOf(file);
  if (problem || !file) throw new ApiFault(problem ?? "file/required", "The file cannot be uploaded.");
  const token = await target.tokens.get();
  if (!token) throw new ApiFault("auth/login-required", "Log in to upload a file.");

  const form = new FormData();
  const { documentId } = UploadFileDocument;
  form.set("operations", JSON.stringify({ documentId, variables: { ...variables, file: null } }));
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  // Last, as the multipart spec requires: the API reads the other parts first, and can refuse before reading the file.
  form.set("0", file, file.name);

  const answer = await send(target, token, form, options);
  if (answer.errors?.length) {
    const fault = faultOf(answer.errors);
    if (fault.code === "auth/id-token-expired") target.tokens.forget();
    throw fault;
  }
  if (!answer.data) throw new ApiFault("9999", "The API answered nothing.");
  return answer.data.uploadFile;
}

function problemOf(file: File | null | undefined): ErrorCode | null {
  const problem = imageUploadProblem(file);
  if (problem) return `file/${problem === "file-required" ? "required" : problem}`;
  return file && file.size > IMAGE_BYTES_MAX ? "file/too-large" : null;
}

interface UploadAnswer {
  readonly data?: UploadFileMutation | null;
  readonly errors?: readonly GraphQLErrorLike[];
}

function send(
  { origin, newRequest = () => new XMLHttpRequest() }: UploadTarget,
  token: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = newRequest();
    const abort = () => request.abort();
    const lost = () => reject(new ApiFault("other/network-request-failed", "The upload broke off."));
    request.open("POST", `${origin}/graphql`);
    request.setRequestHeader("accept-version", "v2");
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const answer = answerIn(request.responseText);
      if (answer) resolve(answer);
      else lost();
    });
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("abort", () =>
      reject(signal?.reason ?? new DOMException("Aborted", "AbortError")),
    );
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort, { once: true });
    request.send(form);
  });
}

function answerIn(text: string): UploadAnswer | null {
  try {
    const answer: unknown = JSON.parse(text);
    // Trusted without parsing: the code generator derives its type from the schema.
    return typeof answer === "object" ? answer : null;
  } catch {
    return null;
  }
}
