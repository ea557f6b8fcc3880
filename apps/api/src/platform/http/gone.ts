/** What nginx calls "client closed request". Nobody receives it; it is seen in logs only. */
const CLIENT_CLOSED_REQUEST = 499;

/** For a request whose sender has left: no fault of anybody, and no answer to write. */
export const gone = (): Response => new Response(null, { status: CLIENT_CLOSED_REQUEST });
