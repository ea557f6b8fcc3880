/** Where signing in starts. `returnPath` is where the visitor comes back to. */
export function loginPath(returnPath: string, { signup = false } = {}): string {
  const search = new URLSearchParams({ returnPath });
  if (signup) search.set("signup", "1");
  return `/auth/login?${search}`;
}

/** Leaves for the account site, to come back to this very page. */
export function login(options: { returnPath?: string; signup?: boolean } = {}): void {
  const { pathname, search } = window.location;
  window.location.assign(loginPath(options.returnPath ?? pathname + search, options));
}

/** Ends the session here and on the account site, and comes back home. */
export function logout(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/auth/logout";
  document.body.append(form);
  form.submit();
}
