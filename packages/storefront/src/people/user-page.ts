import type { loader } from "./user.server.ts";

/** The data of a person's page. */
export type UserPage = Awaited<ReturnType<typeof loader>>["data"];
export type PublicPerson = UserPage["person"];
export type Activity = PublicPerson["activity"]["list"][number];
