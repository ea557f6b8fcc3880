/** The JSON body of a request, or null for anything else. */
export async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

export const redirect = (to: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: to, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
