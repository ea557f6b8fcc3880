import { ApiError } from "../../../platform/errors.ts";

export const invalid = (field: string, message: string) => new ApiError("input/invalid", message, { field });
export const notFound = () => new ApiError("pay/case-not-found", "There is no such case");
export const conflict = () =>
  new ApiError("request/id-conflict", "This key was used for another decision", { field: "uuid" });
