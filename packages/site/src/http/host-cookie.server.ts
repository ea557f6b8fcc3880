/**
 * Cookies of one site alone. Over https their names begin with `__Host-`: browsers then refuse them from any other
 * host, so that nobody with a page below the same domain, such as a game, can plant one. Without https browsers refuse
 * the prefix itself; the scheme decides, and only a cookie of the right name is read.
 *
 * @param request with its public scheme; see `asPublic`
 */
export function hostCookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

/**
 * A `Set-Cookie` for this host and all its paths. `Lax`: it comes along when another site leads here by a plain link.
 *
 * @param name as `hostCookieName` answers it
 * @param maxAgeSeconds 0 removes it
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
