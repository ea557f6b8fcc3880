import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "./context.ts";
import { schema } from "./schema.ts";
import { testShop, type TestShop } from "./testing/test-shop.ts";

/** Who may ask what. A new operation without a line here fails the test below. */
const ACCESS: Readonly<Record<string, "anybody" | "members" | "members and pay tokens">> = {
  getConfig2: "anybody",
  ifconfig: "anybody",
  me: "anybody",
  findStore: "anybody",
  findStoreUpdateLogByNoAuth: "anybody",
  findStoreComment: "anybody",
  findArticle: "anybody",
  findArticleByGuest: "anybody",
  findRechargePlans: "anybody",
  findPaymentMethod: "anybody",
  findPaymentProvider: "anybody",
  getPlatformCoinToCurrencyIdRate: "anybody",
  getStoreAuthorizedAndFindStoreUrl: "anybody",
  addLogTraffic: "anybody",
  startPayment: "anybody", // By the single-use ticket in its data.
  findCartStore: "members",
  findWishlist: "members",
  findStoreOrder: "members",
  findAccountLog: "members",
  findUserCouponByMe: "members",
  setUserCountry: "members",
  setUser: "members",
  addCartStore: "members",
  delCartStore: "members",
  addWishlist: "members",
  delWishlist: "members",
  storeCheckout: "members",
  addCartCheckout: "members",
  createPayTicket: "members",
  findPayment: "members and pay tokens",
  findPaymentLog: "members and pay tokens",
  submitPayment: "members and pay tokens",
  refreshPayment: "members and pay tokens",
};

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation", field })),
];

let shop: TestShop;
let member: Viewer;
beforeAll(async () => {
  shop = await testShop();
  member = await shop.member();
});
afterAll(() => shop.close());

test("every operation says who may ask it", () => {
  expect(operations.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(operations.map(({ kind, field }) => [field.name, kind, field] as const))(
  "%s is for whom it is for",
  async (name, kind, field) => {
    const asked = `${kind} { ${callOf(field)} }`;
    const refusalOf = async (viewer?: Viewer) => {
      const { errors } = await shop.ask(asked, {}, viewer);
      const code = errors?.[0]?.extensions.code ?? null;
      return code === "auth/login-required" || code === "auth/forbidden" ? code : null;
    };
    const payToken: Viewer = { ...member, audience: "pay" };
    const guest = await refusalOf();
    const pay = await refusalOf(payToken);
    expect({ guest: guest !== null, member: await refusalOf(member), pay: pay !== null }).toEqual({
      guest: ACCESS[name] !== "anybody",
      member: null,
      pay: ACCESS[name] === "members",
    });
  },
);

/** The operation with the least that it must be given, and the least asked of its answer. */
function callOf(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const given = args.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${field.name}${given ? `(${given})` : ""}${selection}`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(", ")} }`;
  }
  return type.name === "Int" || type.name === "Float" ? "1" : '"0198c0de-0000-7000-8000-000000000001"';
}
