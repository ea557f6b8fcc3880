/** nginx's "client closed request". It is never received; it only shows up in logs. */
const CLIENT_CLOSED_REQUEST = 499;

/** For a request whose client has left: not an error, and there is no answer to write. */
export const gone = (): Response => new Response(null, { status: CLIENT_CLOSED_REQUEST });
