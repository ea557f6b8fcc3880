import { expect, test } from "vitest";
import { checksum, sign } from "./signature.ts";

/**
 * Made with other tools: the checksum with `printf '%s' '…' | gzip -c | tail -c8 | od -An -N4 -tu4`, the signature with
 * `printf '%s' '…' | openssl dgst -sha256 -sign leaf.key | base64 -w0`. The shop's tests use the same vector.
 */
test("checksum and signature match the vector", async () => {
  expect(checksum('{"id":"WH-1","note":"コイン & 10 %"}')).toBe(4_006_003_948);
  expect(
    await sign("69cd13f0-d67a-11e5-baa3-778b53f4ae55|2026-03-01T12:00:00Z|2AB34567CD890123E|4006003948"),
  ).toBe(
    "B+kbJVxLid1gEzQAyyxVbu7Kx5fDJ0LTVDcuThvWLEtZxUxmyVPuBOrh8iAKgDLZM8CfmMmnLMeU80zU0qnNIG3Z1jIKapJ7MAc2VrIUz6aNQ0PitGxAv7BAEXMv/v1bSTM/VjPlIH2Cix/1UQThNA0Xcdr3d9p1q9J2E2lCzVGhs0gYeVzphCMcFl7MAMYvnpzQMXqfM7icpozxn0iFrujsfcesUlZ9vvcfJzB63qz7TGeEUIyA0oXxUv6hDq6zX1jlWPnEyquW55vzeqNUHQ+j/WBK2ybBvDZ2wf6VcmGGcz6E+3ZnifFtafPsg+2pwkVsd/6wfNjj9moJfh0HCQ==",
  );
});
