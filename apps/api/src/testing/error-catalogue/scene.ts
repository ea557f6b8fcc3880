import type { ErrorCode } from "@catnip/domain/errors";
import type { Identity } from "../../modules/accounts/testing/identity.ts";
import type { Answer, TestShop } from "../test-shop.ts";

/** Where the codes are provoked: a shop with plans and rates, and an account site. */
export type Scene = { readonly shop: TestShop; readonly identity: Identity };

/** For codes a module refuses with: what a visitor does that leads to each, answering the code that came of it. */
export type Refusals = Readonly<
  Partial<Record<ErrorCode, (scene: Scene) => Promise<string | null | undefined>>>
>;

export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
/** Of a checkout, which answers its refusals as data. */
export const refusedWith = (answer: Answer) =>
  codeOf(answer) ?? Object.values((answer.data ?? {}) as Record<string, { code?: string }>)[0]?.code;
export const bodyCode = async (response: Response) => ((await response.json()) as { code?: string }).code;
