/** A visitor without a browser: keeps each site's cookies, follows no redirects by itself. */
export type Visitor = {
  /** As a browser opens a page. */
  readonly get: (url: string) => Promise<Response>;
  /** As a page of that site does. */
  readonly post: (url: string, body?: object) => Promise<Response>;
};

const USER_AGENT = "Catnip command line";

export function openVisitor(): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const headers = new Headers(init.headers);
    headers.set("user-agent", USER_AGENT);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  return {
    get: (url) => send(url, { headers: { accept: "text/html, application/json" } }),
    post: (url, body) =>
      send(url, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          origin: new URL(url).origin,
        },
        body: JSON.stringify(body ?? {}),
      }),
  };
}
