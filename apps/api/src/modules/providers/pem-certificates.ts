import { X509Certificate } from "node:crypto";
import * as v from "valibot";

/** The certificates in a text, each as it stands there. */
export const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** One certificate or several, in PEM; environment variables may have mangled their line breaks. */
export const pemCertificates = v.pipe(
  v.string(),
  v.rawTransform<string, readonly X509Certificate[]>(({ dataset, addIssue, NEVER }) => {
    const blocks = dataset.value.replaceAll(String.raw`\n`, "\n").match(PEM) ?? [];
    try {
      if (blocks.length > 0) return blocks.map((block) => new X509Certificate(block));
    } catch {
      // Below.
    }
    addIssue({ message: "certificates in PEM are needed" });
    return NEVER;
  }),
);
