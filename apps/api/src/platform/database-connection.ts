import { Socket } from "node:net";
import { Client, type ClientConfig } from "pg";

/** A connection whose network can be cut. */
export class DatabaseConnection extends Client {
  readonly #socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /**
   * Destroys the connection without a goodbye, which would wait for a server that does not answer. Never sends a cancel
   * request, which could report a commit as done that no standby has; the outcome of queries in flight is unknown.
   */
  cut(): void {
    this.#socket.destroy();
  }
}

/** Cuts a connection of a pool. @throws TypeError if the pool's connections are not `DatabaseConnection`s */
export function cutConnection(client: object): void {
  if (!(client instanceof DatabaseConnection)) throw new TypeError("This connection cannot be cut");
  client.cut();
}
