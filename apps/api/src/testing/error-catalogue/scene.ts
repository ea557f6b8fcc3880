import type { ErrorCode } from "@catnip/domain/errors";
import type { Identity } from "../../modules/accounts/testing/identity.ts";
import type { Answer, TestShop } from "../test-shop.ts";

/** The fixture that triggers the codes: a shop with plans and rates, and an account site. */
export type Scene = { readonly shop: TestShop; readonly identity: Identity };

/** A module's error codes: for each, an action of a visitor that triggers it and returns the resulting code. */
export type Refusals = Readonly<
  Partial<Record<ErrorCode, (scene: Scene) => Promise<string | null | undefined>>>
>;

export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
/** Of a checkout, which returns its errors as data. */
export const refusedWith = (answer: Answer) =>
  codeOf(answer) ?? Object.values((answer.data ?? {}) as Record<string, { code?: string }>)[0]?.code;
export const bodyCode = async (response: Response) => ((await response.json()) as { code?: string }).code;
