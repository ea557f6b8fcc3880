import type { Database } from "./database.ts";

type Pool = Database["$client"];

/** Lazily creates one value per connection pool. */
export function perPool<Value>(make: (pool: Pool) => Value): (pool: Pool) => Value {
  const made = new WeakMap<Pool, Value>();
  return (pool) => {
    const known = made.get(pool);
    if (known) return known;
    const value = make(pool);
    made.set(pool, value);
    return value;
  };
}
