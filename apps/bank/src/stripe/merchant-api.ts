import { randomBytes } from "node:crypto";
import { once, type Reply } from "../replays.ts";
import { ACCOUNT } from "./keys.ts";
import { balanceList } from "./balance.ts";
import { sessionFrom } from "./new-session.ts";
import { intentObject, refundObject, sessionObject } from "./objects.ts";
import { givenBack, type Session, type Sessions } from "./sessions.ts";
import { isVersion, unknownParameter } from "./versions.ts";

type Room = {
  readonly sessions: Sessions;
  readonly origin: string;
  readonly now: () => Date;
  readonly expire: (session: Session) => void;
  readonly tellOfRefund: (session: Session) => void;
};

/** The vendor's API below `/v1/`: forms in, JSON out. */
export async function merchantApi(room: Room, request: Request, path: string): Promise<Response> {
  const problem = requestProblem(request);
  if (problem) return answer(problem);
  const isRead = request.method === "GET";
  const text = isRead ? new URL(request.url).search : await request.text();
  const given = new URLSearchParams(text);
  const odd = unknownParameter(
    `${request.method} ${path}`,
    [...given.keys()],
    request.headers.get("stripe-version") ?? "",
  );
  if (odd !== undefined)
    return answer(refused(400, "invalid_request_error", { code: "parameter_unknown", param: odd }));
  if (isRead) return answer(read(room, path, given));
  const key = request.headers.get("idempotency-key") ?? "";
  if (key.length > 255) return answer(refused(400, "invalid_request_error", { message: "Idempotency-Key" }));
  const reply = once(
    room.sessions.remembered,
    { key, request: `${path} ${text}` },
    () => write(room, path, given),
    refused(400, "idempotency_error", {
      message: "Keys for idempotent requests can only be used with the same parameters as before.",
    }),
  );
  room.sessions.save();
  return answer(reply);
}

function requestProblem({ headers, method }: Request): Reply | null {
  if (headers.get("authorization") !== `Bearer ${ACCOUNT.secretKey}`)
    return refused(401, "invalid_request_error", { message: "Invalid API Key provided" });
  if (!isVersion(headers.get("stripe-version") ?? ""))
    return refused(400, "invalid_request_error", { message: "Invalid Stripe API version" });
  const type = headers.get("content-type") ?? "";
  return method === "GET" || type.startsWith("application/x-www-form-urlencoded")
    ? null
    : refused(400, "invalid_request_error", { message: "Invalid request: a form is needed" });
}

function read({ sessions, origin }: Room, path: string, query: URLSearchParams): Reply {
  if (path === "/v1/balance_transactions") return { status: 200, body: balanceList(sessions.all(), query) };
  const expand = query.getAll("expand[]");
  const session = sessions.byId(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? "-");
  if (session) return { status: 200, body: sessionObject(session, origin, expand) };
  if (path === "/v1/refunds") return refundsOf(sessions.byIntent(query.get("payment_intent") ?? "-"));
  const intent = sessions.byIntent(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? "-");
  return intent ? { status: 200, body: intentObject(intent, expand) } : missing();
}

function write(room: Room, path: string, form: URLSearchParams): Reply {
  if (path === "/v1/checkout/sessions") return open(room, form);
  if (path === "/v1/refunds") return refund(room, form);
  const session = room.sessions.byId(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? "-");
  if (!session) return missing();
  if (session.status !== "open")
    return refused(400, "invalid_request_error", {
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    });
  room.expire(session);
  return { status: 200, body: sessionObject(session, room.origin) };
}

function open({ sessions, origin, now }: Room, form: URLSearchParams): Reply {
  const session = sessionFrom(form, now());
  if ("param" in session) return refused(400, "invalid_request_error", session);
  sessions.add(session);
  return { status: 200, body: sessionObject(session, origin) };
}

function refund({ sessions, tellOfRefund }: Room, form: URLSearchParams): Reply {
  const session = sessions.byIntent(form.get("payment_intent") ?? "-");
  if (!session) return missing();
  const text = form.get("amount") ?? String(session.captured - givenBack(session));
  if (!/^[1-9]\d*$/.test(text))
    return refused(400, "invalid_request_error", { code: "parameter_invalid_integer", param: "amount" });
  if (givenBack(session) + Number(text) > session.captured)
    return refused(400, "invalid_request_error", { code: "charge_already_refunded", param: "amount" });
  const id = `re_${randomBytes(12).toString("hex")}`;
  session.refunds[id] = Number(text);
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w{1,40})\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  session.refundMetadata[id] = Object.fromEntries(metadata);
  tellOfRefund(session);
  return { status: 200, body: refundObject(session, id) };
}

const refundsOf = (session: Session | undefined): Reply => ({
  status: 200,
  body: {
    object: "list",
    data: session ? Object.keys(session.refunds).map((id) => refundObject(session, id)) : [],
    has_more: false,
    url: "/v1/refunds",
  },
});

const refused = (status: number, type: string, more: object): Reply => ({
  status,
  body: { error: { type, ...more } },
});
const missing = () => refused(404, "invalid_request_error", { code: "resource_missing" });

const answer = ({ status, body }: Reply): Response =>
  Response.json(body, { status, headers: { "request-id": `req_${randomBytes(7).toString("hex")}` } });
