import type { KeyObject } from "node:crypto";
import * as v from "valibot";
import { isSignedBy } from "./signature.ts";

/** An authentic answer; HTTP says 200 whatever `code` says, and 10000 alone is a success. */
export type Answer = Readonly<Record<string, string | undefined>>;

const envelope = v.object({ sign: v.string() });
const content = v.record(v.string(), v.unknown());

/**
 * The content of an answer that Alipay signed, else null.
 *
 * The signature covers the characters of the inner object, so these are cut out and nothing else is read. Parsing the
 * whole and signing the part again would believe a second object of the same name.
 */
export function readAnswer(text: string, method: string, alipayKey: KeyObject): Answer | null {
  const signed = signedPart(text, `${method.replaceAll(".", "_")}_response`);
  const outer = v.safeParse(envelope, parsed(text));
  if (signed === null || !outer.success || !isSignedBy(alipayKey, signed, outer.output.sign)) return null;
  const inner = v.safeParse(content, parsed(signed));
  if (!inner.success) return null;
  return Object.fromEntries(
    Object.entries(inner.output).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

/** The raw text of the first member, if it has this name and is an object. */
function signedPart(text: string, name: string): string | null {
  const [opening] = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(text) ?? [];
  if (opening === undefined) return null;
  let depth = 0;
  // Braces within strings do not count.
  for (const { 0: token, index } of text.slice(opening.length).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (depth === 0) return text.slice(opening.length, opening.length + index + 1);
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
