import { expect, test } from "vitest";
import { ApiFault } from "../client/api-fault.ts";
import { uploadFile } from "./upload-file.ts";

const UPLOADED = {
  uuid: "u1",
  path: "user/x/avatar.png",
  url: "http://cdn.test/i/ab/{width}.webp",
  width: 80,
  height: 80,
};

/** A fake XMLHttpRequest to an API with one fixed answer: sends in two parts, and can be aborted in between. */
class StandIn extends EventTarget {
  static last: StandIn | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = "";
  responseText = "";
  form: FormData | undefined;
  #answer: string | null;
  #aborted = false;

  constructor(answer: string | null) {
    super();
    this.#answer = answer;
    StandIn.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.#aborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  send(form: FormData) {
    this.form = form;
    queueMicrotask(() => {
      for (const loaded of [1, 2])
        if (!this.#aborted)
          this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total: 2 }));
      if (this.#aborted) return;
      this.responseText = this.#answer ?? "";
      this.dispatchEvent(new Event(this.#answer === null ? "error" : "load"));
      this.dispatchEvent(new Event("loadend"));
    });
  }
}

let forgotten = 0;
const to = (answer: unknown, token: string | null = "token") => ({
  origin: "http://api.test",
  tokens: { get: () => Promise.resolve(token), forget: () => void (forgotten += 1) },
  // Fakes only the parts of XMLHttpRequest that the upload uses.
  newRequest: () =>
    new StandIn(typeof answer === "object" ? JSON.stringify(answer) : null) as unknown as XMLHttpRequest,
});
const cat = (name = "cat.png", bytes = 8) => new File([new Uint8Array(bytes)], name, { type: "image/png" });

test("sends operations, map and file in this order, and reports progress", async () => {
  const parts: number[] = [];
  const uploaded = await uploadFile(
    to({ data: { uploadFile: UPLOADED } }),
    { scope: "user", file: cat() },
    { onProgress: (part) => parts.push(part) },
  );
  expect(uploaded).toEqual(UPLOADED);
  expect(parts).toEqual([0.5, 1]);
  const sent = StandIn.last;
  expect(sent?.address).toBe("POST http://api.test/graphql");
  expect(sent?.headers).toEqual({ "accept-version": "v2", authorization: "Bearer token" });
  const fields = [...(sent?.form?.entries() ?? [])];
  expect(fields.map(([name]) => name)).toEqual(["operations", "map", "0"]);
  const jsonIn = (name: string): unknown => {
    const text = sent?.form?.get(name);
    return typeof text === "string" ? JSON.parse(text) : null;
  };
  expect(jsonIn("operations")).toEqual({
    documentId: expect.stringMatching(/^[\w-]{16}$/),
    variables: { scope: "user", file: null },
  });
  expect(jsonIn("map")).toEqual({ 0: ["variables.file"] });
  expect(fields[2]?.[1]).toBeInstanceOf(File);
});

test.each([
  ["no file", null, "file/required"],
  ["an SVG", cat("cat.svg"), "file/not-an-image"],
  ["a file of more than 20 MB", cat("cat.png", 20_000_001), "file/too-large"],
])("%s is refused before anything is sent", async (_says, file, code) => {
  StandIn.last = undefined;
  await expect(uploadFile(to({}), { scope: "user", file })).rejects.toMatchObject({ code });
  expect(StandIn.last).toBeUndefined();
});

test("a guest is asked to log in", async () => {
  await expect(uploadFile(to({}, null), { scope: "user", file: cat() })).rejects.toMatchObject({
    code: "auth/login-required",
  });
});

test("the API's refusal is passed on; an expired token is dropped", async () => {
  const refused = (code: string) => ({ data: null, errors: [{ message: "No.", extensions: { code } }] });
  await expect(
    uploadFile(to(refused("file/quota-exceeded")), { scope: "user", file: cat() }),
  ).rejects.toMatchObject({
    code: "file/quota-exceeded",
  });
  expect(forgotten).toBe(0);
  await expect(
    uploadFile(to(refused("auth/id-token-expired")), { scope: "user", file: cat() }),
  ).rejects.toBeInstanceOf(ApiFault);
  expect(forgotten).toBe(1);
});

test("a broken connection is a network fault", async () => {
  await expect(uploadFile(to("lost"), { scope: "user", file: cat() })).rejects.toMatchObject({
    code: "other/network-request-failed",
  });
});

test("can be aborted before and during the upload", async () => {
  const controller = new AbortController();
  const reason = new Error("changed my mind");
  const options = { signal: controller.signal, onProgress: () => controller.abort(reason) };
  const target = to({ data: { uploadFile: UPLOADED } });
  await expect(uploadFile(target, { scope: "user", file: cat() }, options)).rejects.toBe(reason);
  await expect(uploadFile(target, { scope: "user", file: cat() }, options)).rejects.toBe(reason);
});
