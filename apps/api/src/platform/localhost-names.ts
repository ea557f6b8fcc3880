import dns from "node:dns";

type Callback = (
  error: NodeJS.ErrnoException | null,
  address: string | dns.LookupAddress[],
  family?: number,
) => void;

/**
 * Lets this process resolve its own sites by name. Browsers resolve `*.localhost` to the loopback address as
 * RFC 6761 section 6.3 requires; Node's resolver does not, so the bank could not notify `api.localhost` without
 * this.
 */
export function resolveLocalhostNames(): void {
  const lookup = dns.lookup.bind(dns) as (...args: unknown[]) => void;
  const patched = (hostname: string, ...rest: unknown[]): void => {
    const callback = rest.at(-1) as Callback;
    const options = (rest.length > 1 ? rest[0] : undefined) as dns.LookupOptions | number | undefined;
    if (!hostname.endsWith(".localhost")) return lookup(hostname, ...rest);
    const all = typeof options === "object" && options.all === true;
    process.nextTick(() =>
      all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4),
    );
  };
  dns.lookup = Object.assign(patched, { __promisify__: dns.lookup.__promisify__ }) as typeof dns.lookup;
}
