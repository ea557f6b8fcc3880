import Negotiator from "negotiator";

/** The media types of GraphQL answers (GraphQL over HTTP, section 4.1); the older one comes first, as the default. */
const TYPES = ["application/json", "application/graphql-response+json"] as const;

export type ResponseType = {
  readonly contentType: string;
  /**
   * The status of an answer to a well-formed request whose operation could not be started: not GraphQL, not of this
   * schema, variables of the wrong kind. Clients that ask for plain JSON by name expect 200 and look at `errors`.
   */
  readonly requestErrorStatus: 200 | 400;
};

/** How a request wants its answer, by `Accept`. What we cannot make is answered as JSON, which is better than nothing. */
export function responseType(request: Request): ResponseType {
  const accept = request.headers.get("accept") ?? "*/*";
  const type = new Negotiator({ headers: { accept } }).mediaType(TYPES) ?? TYPES[0];
  const isLegacy = type === TYPES[0] && /application\/(?:json|\*)/i.test(accept);
  return { contentType: `${type}; charset=utf-8`, requestErrorStatus: isLegacy ? 200 : 400 };
}

/** The answer in that type; `Vary` says that it was chosen. */
export function inType(response: Response, { contentType }: ResponseType): Response {
  response.headers.set("content-type", contentType);
  response.headers.append("vary", "Accept");
  return response;
}
