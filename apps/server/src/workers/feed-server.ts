import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Lets a server that listens nowhere answer connections that were accepted elsewhere, and are paused since. */
export function feedServer(server: Server): (socket: Socket) => void {
  // Node begins to look for slow clients when a server says this, and this one never would (R-API-11).
  server.emit("listening");
  return (socket) => {
    // As a server's own connections: a client may end its side once it has asked.
    socket.allowHalfOpen = true;
    server.emit("connection", socket);
    socket.resume();
  };
}
