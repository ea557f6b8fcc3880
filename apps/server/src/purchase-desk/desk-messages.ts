import type { Socket } from "node:net";
import type { ApiOptions } from "@catnip/api/composition/create-api.ts";
import type { ApiError } from "@catnip/api/platform/errors.ts";

export type Desk = NonNullable<ApiOptions["purchaseDesk"]>;
export type Question = Parameters<Desk["ask"]>[0];
export type Result = NonNullable<Awaited<ReturnType<Desk["ask"]>>>;

/** One line of JSON from the process where a purchase has arrived. */
export type Asked = { readonly id: number; readonly question: Question };

/** One line of JSON in return. With neither: the asker is to find out by itself. */
export type Answered = {
  readonly id: number;
  readonly result?: Result;
  /** What `checkout` throws for a request that cannot be decided. */
  readonly refusal?: Pick<ApiError, "code" | "message"> & { readonly facts?: unknown };
};

/** Calls back with each line of JSON that arrives. */
export function onLines<Message>(socket: Socket, heard: (message: Message) => void): void {
  let rest = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) heard(JSON.parse(line) as Message);
  });
}

export const lineOf = (message: Asked | Answered): string => `${JSON.stringify(message)}\n`;
