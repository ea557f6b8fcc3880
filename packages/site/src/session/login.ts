/** The login's start address. `returnPath` is where the visitor returns to. */
export function loginPath(returnPath: string, { signup = false } = {}): string {
  const search = new URLSearchParams({ returnPath });
  if (signup) search.set("signup", "1");
  return `/auth/login?${search}`;
}

/** Redirects to the account site's login, returning to this page. */
export function login(options: { returnPath?: string; signup?: boolean } = {}): void {
  const { pathname, search } = window.location;
  window.location.assign(loginPath(options.returnPath ?? pathname + search, options));
}

/** Ends the session here and on the account site, and returns home. */
export function logout(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/auth/logout";
  document.body.append(form);
  form.submit();
}
