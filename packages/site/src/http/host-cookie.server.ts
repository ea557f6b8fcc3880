/**
 * Host-only cookies. Over https their names start with `__Host-`: browsers then refuse them from any other host, so
 * that a page on a sibling domain, such as a game, cannot plant one. Over plain http browsers reject the prefix, so the
 * scheme decides, and only the matching name is read.
 *
 * @param request with its public scheme; see `asPublic`
 */
export function hostCookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

/**
 * A `Set-Cookie` for this host and all its paths. `Lax`: sent when another site links here.
 *
 * @param name from `hostCookieName`
 * @param maxAgeSeconds 0 deletes it
 * @param attributes such as `HttpOnly`
 */
export function hostCookie(
  request: Request,
  name: string,
  value: string,
  maxAgeSeconds: number,
  ...attributes: string[]
): string {
  const secure = isSecure(request) ? ["Secure"] : [];
  return [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    "SameSite=Lax",
    ...attributes,
    ...secure,
  ].join("; ");
}

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";
