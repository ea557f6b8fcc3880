import { DatabaseError, type Pool } from "pg";

/**
 * Makes a pool keep a connection after PostgreSQL refused a statement. The library's own `query` closes it after any
 * error, although it is still usable: each refused purchase would cost a new connection, with its
 * process, password check and prepared statements.
 */
export function keepConnections(pool: Pool): void {
  const original = pool.query.bind(pool) as (...statement: unknown[]) => unknown;
  const query = (...statement: unknown[]): unknown =>
    typeof statement.at(-1) === "function" ? original(...statement) : ask(pool, statement);
  Object.assign(pool, { query });
}

async function ask(pool: Pool, statement: readonly unknown[]): Promise<unknown> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const breaks = (fault: Error) => (broken = fault);
  client.on("error", breaks);
  try {
    return await (client.query.bind(client) as Ask)(...statement);
  } catch (fault) {
    if (!isRefusal(fault) || isScript(statement[0])) breaks(fault as Error);
    throw fault;
  } finally {
    client.off("error", breaks);
    client.release(broken);
  }
}

/** Whether PostgreSQL only refused the statement; a fatal error ends the connection. */
const isRefusal = (fault: unknown) => fault instanceof DatabaseError && fault.severity === "ERROR";

/** Several statements in one text may have begun a transaction, which would stay open in its failed state. */
function isScript(statement: unknown): boolean {
  const text = typeof statement === "string" ? statement : (statement as { text?: string } | undefined)?.text;
  return /;\s*\S/.test(text ?? "");
}

type Ask = (...statement: readonly unknown[]) => Promise<unknown>;
