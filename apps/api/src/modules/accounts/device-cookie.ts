import { DEVICE_DAYS } from "./known-devices.service.ts";

/** Name of the account site's cookie that identifies a browser; `__Host-`: no subdomain can set or read it. */
const nameOf = (secure: boolean) => (secure ? "__Host-catnip.device" : "catnip.device");

/** The secret a browser has from an earlier login, or null. */
export function deviceSecretIn(cookieHeader: string | null, secure: boolean): string | null {
  const start = `${nameOf(secure)}=`;
  const found = (cookieHeader ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? null;
}

/** The cookie in the shape the library takes: name, value, attributes. */
export function deviceCookie(secret: string, secure: boolean) {
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: DEVICE_DAYS * 86_400,
  } as const;
  return [nameOf(secure), secret, attributes] as const;
}

/** The same cookie as a `Set-Cookie` header. */
export function deviceSetCookie(secret: string, secure: boolean): string {
  const [name, value, { maxAge }] = deviceCookie(secret, secure);
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
