import type { PublicConfig } from "../host/public-config.ts";

/**
 * The security headers of every page. Scripts run only from our own origin or when listed; games may be framed from the
 * play origins only; the page itself may not be framed. The pay site has card fields of payment providers as well.
 *
 * @param scripts CSP sources of the page's inline scripts: `'nonce-…'`, or one `'sha256-…'` each for cacheable pages
 * @param own the page's own origin, left out because `'self'` covers it: headers delay the page
 */
export function securityHeaders(
  { origins }: PublicConfig,
  scripts: readonly string[],
  own = "",
): [name: string, value: string][] {
  const cardFields = origins.cardFields ?? [];
  const formTargets = [origins.shop, origins.account, origins.pay, ...origins.formTargets];
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...cardFields].join(" ")}`,
    // styled-components inserts rules into <style>; attributes carry sizes only.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origins.cdn}`,
    "font-src 'self'",
    `connect-src 'self' ${origins.api} ${origins.cdn}`,
    `frame-src ${[origins.play, ...cardFields].join(" ")}`,
    // A form may be redirected to these sites; `form-action` applies to redirects as well.
    `form-action ${["'self'", ...formTargets.filter((origin) => origin !== own)].join(" ")}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers: [string, string][] = [
    ["Content-Security-Policy", policy.join("; ")],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (origins.shop.startsWith("https:"))
    headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  return headers;
}
