import { UNSTORABLE } from "../../platform/http/refusal.ts";
import { holdsOnlyText } from "../../platform/storable-text.ts";
import { json } from "./answers.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** The fields that may stand in a form twice (RFC 8707, 2). */
const REPEATABLE: ReadonlySet<string> = new Set(["resource"]);

/** Why a body is not the JSON that our own endpoints take, or null; the body can still be read (R-API-15). */
export async function refusedJson(request: Request): Promise<Response | null> {
  if (mediaTypeOf(request) !== JSON_TYPE) return inputInvalid(415, `The body must be ${JSON_TYPE}.`);
  const text = await request.clone().text();
  try {
    return holdsOnlyText(text, JSON.parse(text)) ? null : inputInvalid(400, UNSTORABLE);
  } catch {
    return inputInvalid(400, "The body is not JSON.");
  }
}

/**
 * Why a body is not the form that OAuth prescribes, or null; the body can still be read (R-API-15). Without a body
 * there is nothing to refuse: userinfo may be requested with a header alone.
 */
export async function refusedForm(request: Request): Promise<Response | null> {
  const text = await request.clone().text();
  const type = mediaTypeOf(request);
  if (text === "" && (type === null || type === FORM_TYPE)) return null;
  if (type !== FORM_TYPE) return invalidRequest(`The body must be ${FORM_TYPE}`);
  const names = [...new URLSearchParams(text).keys()].filter((name) => !REPEATABLE.has(name));
  return new Set(names).size < names.length ? invalidRequest("A parameter is sent twice") : null;
}

/** An error of OAuth's endpoints (RFC 6749, 5.2). */
export const invalidRequest = (description: string): Response =>
  json({ error: "invalid_request", error_description: description }, 400);

export const inputInvalid = (status: number, message: string): Response =>
  json({ code: "input/invalid", message }, status);

/** Lower case, without parameters; null when there is none. */
function mediaTypeOf({ headers }: Request): string | null {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? null;
}
