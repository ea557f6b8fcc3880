import * as v from "valibot";
import { serviceAddress } from "./service-address.ts";

/**
 * Base URL of a vendor whose hosts are public knowledge: the live one unless another is given, and in production no
 * other host at all.
 */
export const vendorAddress = (production: boolean, live: string) =>
  v.pipe(
    v.optional(v.string(), live),
    serviceAddress(production),
    v.check((address) => !production || address === live, `${live} is needed`),
  );
