import Negotiator from "negotiator";

/** The media types of GraphQL answers (GraphQL over HTTP, section 4.1); the older one comes first, as the default. */
const TYPES = ["application/json", "application/graphql-response+json"] as const;

export type ResponseType = {
  readonly contentType: string;
  /**
   * The status for a well-formed request whose operation could not start: not GraphQL, not in this schema, variables of
   * the wrong type. Clients that explicitly accept plain JSON expect 200 and look at `errors`.
   */
  readonly requestErrorStatus: 200 | 400;
};

/**
 * Content negotiation by `Accept`. If we cannot produce the requested type, we send JSON, which is better than
 * nothing.
 */
export function responseType(request: Request): ResponseType {
  const accept = request.headers.get("accept") ?? "*/*";
  const type = new Negotiator({ headers: { accept } }).mediaType(TYPES) ?? TYPES[0];
  const isLegacy = type === TYPES[0] && /application\/(?:json|\*)/i.test(accept);
  return { contentType: `${type}; charset=utf-8`, requestErrorStatus: isLegacy ? 200 : 400 };
}

/** The answer in that type, with `Vary`, since it was negotiated. */
export function inType(response: Response, { contentType }: ResponseType): Response {
  response.headers.set("content-type", contentType);
  response.headers.append("vary", "Accept");
  return response;
}
