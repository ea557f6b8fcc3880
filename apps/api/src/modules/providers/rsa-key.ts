import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import * as v from "valibot";

/** An RSA key as one line of base64, or as PEM whose line breaks an environment variable may have mangled. */
const rsaKey = (read: (der: Buffer) => KeyObject) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        const key = read(derOf(dataset.value));
        if (key.asymmetricKeyType === "rsa") return key;
      } catch {
        // Error messages never say what was wrong with a key.
      }
      addIssue({ message: "an RSA key is needed" });
      return NEVER;
    }),
  );

/** PKCS #8. */
export const rsaPrivateKey = rsaKey((der) => createPrivateKey({ key: der, format: "der", type: "pkcs8" }));

/** SPKI. */
export const rsaPublicKey = rsaKey((der) => createPublicKey({ key: der, format: "der", type: "spki" }));

/** The bytes of base64 on one line or of PEM. */
export const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll(/-----[A-Z ]+-----|\\n|\s/g, ""), "base64");
