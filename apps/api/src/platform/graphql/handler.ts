import { randomUUID } from "node:crypto";
import type { GraphQLSchema } from "graphql";
import type { ErrorCode } from "@catnip/domain/errors";
import { brandOfRequest } from "../brands.ts";
import type { RequestContext, Services, Viewer } from "../context.ts";
import { ApiError } from "../errors.ts";
import { gone } from "../http/gone.ts";
import {
  isMultipart,
  readMultipart,
  UPLOAD_LIMITS,
  type MultipartLimits,
  type MultipartQuestion,
} from "../http/multipart.ts";
import { answer, refusal, unavailableNow, UNKNOWN } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import { busy, noteUnavailable, unavailability } from "../unavailable.ts";
import { maySendDocuments } from "../roles/own-documents.ts";
import { adHocOperations } from "./ad-hoc-operations.ts";
import { formatErrors, retryAfterOf } from "./format-errors.ts";
import { graphiql } from "./graphiql.ts";
import { persistedOperations, type Operation } from "./operations.ts";
import { questionIn, readQuestion, refusedRequest, type Question } from "./question.ts";
import { inType, responseType, type ResponseType } from "./response-type.ts";
import { wrongFieldFacts, type Mistake } from "./wrong-field.ts";

export type GraphqlOptions = {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly log: Log;
  /** `persisted-documents.json` of our own clients: in production guests and players can send nothing else. */
  readonly documentsFile: string;
  /** Resolves a bearer token to a viewer. Throws ApiError if it is not valid. */
  readonly viewerOf: (token: string) => Promise<Viewer>;
  /** Absent: the product's own. */
  readonly uploadLimits?: MultipartLimits;
};

export type GraphqlHandler = (request: Request, client: { readonly address: string }) => Promise<Response>;

/**
 * The one GraphQL endpoint: POST, `application/json`, `accept-version: v2`, one operation per request, by its hash or
 * its text; in production, texts are for creators and staff (R-API-6, R-API-12). Authenticates by `Authorization:
 * Bearer` only. Players can send a file with its operation as `multipart/form-data` (`readMultipart`).
 */
export function createGraphqlHandler(options: GraphqlOptions): GraphqlHandler {
  const { schema, services, log, viewerOf } = options;
  const { production } = services.config;
  const persisted = persistedOperations(schema, options.documentsFile, !production);
  const adHoc = adHocOperations(schema);

  return async (request, client) => {
    if (!production && wantsPage(request)) return graphiql(schema, request);
    const type = responseType(request);
    return inType(await answered(request, client, type), type);
  };

  async function answered(
    request: Request,
    client: { readonly address: string },
    type: ResponseType,
  ): Promise<Response> {
    const requestId = randomUUID();
    let upload: MultipartQuestion | undefined;
    try {
      const refusedNow = refusedRequest(request);
      if (refusedNow) return refusedNow;
      const viewer = await viewerIn(request);
      if (isMultipart(request)) {
        // Before the first byte of a file: only players can make us accept that much.
        if (!viewer) throw new ApiError("auth/login-required", "Log in to do this.");
        upload = await readMultipart(request, options.uploadLimits ?? UPLOAD_LIMITS);
      }
      const asked = upload ? questionIn(upload.body) : await readQuestion(request);
      if (asked instanceof Response) return asked;

      // Before a document is looked at: reading one costs more than refusing it.
      if (
        production &&
        asked.query !== undefined &&
        !(await maySendDocuments(services, viewer, client.address))
      )
        return refusal(400, "input/invalid", PERSISTED_ONLY);
      const operation = operationOf(asked, type);
      if (operation instanceof Response) return operation;
      const context: RequestContext = {
        ...services,
        viewer,
        requestId,
        address: client.address,
        platformKey: brandOfRequest(request, services.config).platform_key,
        loaders: new Map(),
      };
      const result = await operation.run(context, asked.variables);
      if (!result.errors?.length) return answer(200, JSON.stringify(result));
      const { errors, unavailable, retryAfter } = formatErrors(result.errors, requestId, log);
      // Without `data` the operation was not even started: its variables have the wrong type.
      if (!("data" in result)) return answer(type.requestErrorStatus, JSON.stringify({ errors }));
      const body = JSON.stringify({ data: result.data, errors });
      const waitSeconds = unavailable?.retryAfter ?? retryAfter;
      // A partial answer is an answer; the error code says why a part is missing.
      if (result.data)
        return answer(200, body, waitSeconds === null ? {} : { "retry-after": String(waitSeconds) });
      if (unavailable) return answer(503, body, { "retry-after": String(unavailable.retryAfter) });
      if (retryAfter === null) return answer(200, body);
      return answer(429, body, { "retry-after": String(retryAfter) });
    } catch (fault) {
      if (fault instanceof ApiError) return refused(fault);
      // The client is gone, and nothing went wrong.
      if (request.signal.aborted) return gone();
      const reason = unavailability(fault);
      if (reason) {
        noteUnavailable(log, reason, fault, requestId);
        return unavailableNow(reason);
      }
      log.error({ request_id: requestId, err: fault }, "unexpected fault");
      return refusal(500, "9999", UNKNOWN, {}, requestId);
    } finally {
      upload?.end();
    }
  }

  function operationOf(asked: Question, type: ResponseType): Operation | Response {
    if (asked.documentId !== undefined) {
      const operation = persisted.find(asked.documentId);
      if (!operation) return refusal(400, "input/invalid", "No persisted operation has this id.");
      if (asked.operationName === undefined || asked.operationName === operation.name) return operation;
      return mistakes([{ message: `The operation with this id is not "${asked.operationName}".` }], type);
    }
    const operation = adHoc(asked.query, asked.operationName);
    return "run" in operation ? operation : mistakes(operation, type);
  }

  async function viewerIn(request: Request): Promise<Viewer | null> {
    const header = request.headers.get("authorization");
    if (header === null) return null;
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
    if (!token)
      throw new ApiError("auth/argument-error", "The Authorization header is not `Bearer <token>`.");
    return viewerOf(token);
  }
}

const PERSISTED_ONLY =
  "Operations are asked for by `documentId`; creators and staff may send a `query`, with their access token.";

/** A well-formed request whose document is invalid: a "request error" in the spec. */
function mistakes(errors: readonly Mistake[], type: ResponseType): Response {
  const listed = errors.map((error) => ({
    message: error.message,
    extensions: { code: "input/invalid", ...wrongFieldFacts(error) },
  }));
  return answer(type.requestErrorStatus, JSON.stringify({ errors: listed }));
}

/** An expected error before the operation ran. */
function refused(fault: ApiError): Response {
  const seconds = retryAfterOf(fault);
  if (seconds !== null) return refusal(429, fault.code, fault.message, { "retry-after": String(seconds) });
  if (fault.code === "service/unavailable") return unavailableNow(busy(fault));
  if (!fault.code.startsWith("auth/")) return refusal(400, fault.code, fault.message);
  return refusal(401, fault.code, fault.message, { "www-authenticate": challenge(fault.code) });
}

/** How to authenticate (RFC 6750, section 3): tells a client that its token is no longer valid. */
const challenge = (code: ErrorCode) =>
  NO_TOKEN.has(code) ? 'Bearer realm="catnip"' : 'Bearer realm="catnip", error="invalid_token"';

const NO_TOKEN: ReadonlySet<ErrorCode> = new Set(["auth/login-required", "auth/argument-error"]);

const wantsPage = (request: Request) =>
  request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
