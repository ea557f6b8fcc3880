import type { Viewer } from "../../../platform/context.ts";
import { ENDPOINT, type Answer, type TestShop } from "../../../testing/test-shop.ts";

export type UploadOptions = {
  readonly scope?: string;
  readonly scope_uuid?: string | null;
  readonly basename?: string;
  readonly folder?: string;
  readonly filename?: string;
  /** Absent: the file has none to tell. */
  readonly type?: string;
};

export const UPLOAD = `mutation ($scope: UploadScope!, $scope_uuid: ID, $file: Upload, $basename: String, $folder: String) {
  uploadFile(scope: $scope, scope_uuid: $scope_uuid, file: $file, basename: $basename, folder: $folder) {
    uuid path url width height } }`;

export type Uploaded = {
  readonly uuid: string;
  readonly path: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** Uploads a file as browsers do; `file` null sends the form without one. */
export async function sendUpload(
  shop: TestShop,
  viewer: Viewer | undefined,
  file: Uint8Array | null,
  { scope = "user", filename = "cat.png", type = "image/png", ...names }: UploadOptions = {},
): Promise<Answer> {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: UPLOAD, variables: { scope, file: null, ...names } }));
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  if (file) form.set("0", new Blob([new Uint8Array(file)], { type }), filename);
  // As bytes: Node's own form stream breaks when it is not read to the end.
  const written = new Response(form);
  const headers = { "accept-version": "v2", "content-type": written.headers.get("content-type") ?? "" };
  const request = new Request(ENDPOINT, { method: "POST", headers, body: await written.arrayBuffer() });
  return answerOf(await shop.send(request, viewer));
}

export async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, ...((await response.json()) as Omit<Answer, "status" | "headers">) };
}

/** The error code, or null. */
export const codeOf = ({ errors }: Answer): string | null => errors?.[0]?.extensions.code ?? null;
