/** Adds a request header's name to `Vary`, once. */
export function withVary(headers: Headers, name: string): Headers {
  const named = (headers.get("vary") ?? "").split(",").map((each) => each.trim().toLowerCase());
  if (!named.includes(name.toLowerCase()) && !named.includes("*")) headers.append("vary", name);
  return headers;
}
