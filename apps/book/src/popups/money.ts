import { CartStoresDocument } from "@catnip/sdk/carts/index.ts";
import {
  MyGamesDocument,
  OrderRefundDocument,
  PurchaseFreezeDocument,
  StoreForCheckoutDocument,
  type OrderRefundQuery,
} from "@catnip/sdk/orders/index.ts";
import { PaymentProvidersDocument, RechargePlansDocument } from "@catnip/sdk/payments/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { DEAR, FERRY, FREE } from "../fixtures/games.ts";
import { TAXED_PLANS } from "../fixtures/payments.ts";
import { RETURNABLE } from "../fixtures/refunds.ts";
import { ME } from "../fixtures/people.ts";
import { answer, type Answer } from "../transport/answers.ts";
import type { Popups } from "./popup-state.ts";
import { whileAsking } from "./waiting.ts";

const storeId = 7;
const cartStoreUuids = ["cart-7", "cart-10"];
const NOWHERE: PopupProps<"addCredit"> = {};

const sells = (...list: (typeof FERRY)[]): Answer =>
  answer(StoreForCheckoutDocument, {
    __typename: "Query",
    findStore: { __typename: "StoreList", list },
    getConfig2: { __typename: "Config", price_rate: [], coin_rate: [] },
  });

const frozen = (owed: number, disputed: boolean): Answer =>
  answer(PurchaseFreezeDocument, {
    __typename: "Query",
    me: {
      __typename: "Me",
      uuid: ME.uuid,
      purchase_freeze: { __typename: "PurchaseFreeze", owed, disputed },
    },
  });

const owns = (...ids: number[]): Answer =>
  answer(MyGamesDocument, {
    __typename: "Query",
    findStoreOrder: ids.map((id) => ({
      __typename: "StoreOrder" as const,
      uuid: `order-${id}`,
      store_id: id,
    })),
    findCartStore: [],
    findWishlist: [],
  });

const REFUND: PopupProps<"refund"> = { orderUuid: "order-7", storeId, name: "Night Ferry to Minato" };

const refunds = (odd: Partial<OrderRefundQuery["findOrderRefund"]>): Answer =>
  answer(OrderRefundDocument, {
    __typename: "Query",
    findOrderRefund: { ...RETURNABLE, ...odd },
  });

/** Popups about payments. */
export const money = {
  addCredit: {
    ready: { props: NOWHERE },
    "coins are missing": { props: { missing: 90_000 } },
    "with a tax": {
      props: NOWHERE,
      answers: [answer(RechargePlansDocument, { __typename: "Query", findRechargePlans: TAXED_PLANS })],
    },
    "coins are owed": { props: { missing: 90_000 }, answers: [frozen(30_000, false)] },
    empty: {
      props: NOWHERE,
      answers: [
        answer(RechargePlansDocument, { __typename: "Query", findRechargePlans: [] }),
        answer(PaymentProvidersDocument, { __typename: "Query", findPaymentProvider: [] }),
      ],
    },
    ...whileAsking(NOWHERE),
  },
  checkout: {
    ready: { props: { storeId } },
    "coins are missing": { props: { storeId: DEAR.id }, answers: [sells(DEAR)] },
    "for nothing": { props: { storeId: FREE.id }, answers: [sells(FREE)] },
    "coins are owed": { props: { storeId }, answers: [frozen(30_000, false)] },
    "a payment is disputed": { props: { storeId }, answers: [frozen(0, true)] },
    owned: { props: { storeId }, answers: [owns(storeId)] },
    empty: { props: { storeId }, answers: [sells()] },
    "without silver": {
      props: { storeId },
      answers: [
        answer(MeDocument, {
          __typename: "Query",
          me: { ...ME, account: ME.account.filter(({ type }) => type === 0) },
        }),
      ],
    },
    "as a guest": { props: { storeId }, visitor: "guest" },
    ...whileAsking({ storeId }),
  },
  cartCheckout: {
    ready: { props: { cartStoreUuids } },
    empty: {
      props: { cartStoreUuids },
      answers: [answer(CartStoresDocument, { __typename: "Query", findCartStore: [] })],
    },
    ...whileAsking({ cartStoreUuids }),
  },
  // Renders nothing itself, only the outcome.
  freeGame: {
    "costs coins by now": { props: { storeId } },
    failed: { props: { storeId }, network: "fails" },
  },
  couponSelection: {
    ready: {
      props: {
        game: "Night Ferry to Minato",
        cards: [
          coupon("selected", "Autumn by the sea", { kind: "selected", rate: 10 }),
          coupon("ends", "Wiedersehensgutschein für treue Leserinnen", { isExpiring: true, rate: 25 }),
          coupon("used", "Welcome", { kind: "used", usedFor: "Amber Hour" }),
          coupon("wrong", "For another game", { kind: "unavailable", refusal: "out-of-scope" }),
          coupon("over", "Last summer", { kind: "unavailable", refusal: "ended" }),
        ],
      },
    },
    empty: { props: { game: "Night Ferry to Minato", cards: [] } },
  },
  rewards: {
    ready: {
      props: {
        rewards: [
          reward({ key: "account.meowcent", amount: 50_000 }),
          reward({ key: "account.silver", amount: 2_500, expires_at: "2027-01-01T00:00:00Z" }),
          reward({
            key: "coupon",
            coupon: {
              __typename: "Coupon",
              name: "Autumn",
              applicable_scope: "any",
              discount_rate: 10,
              ended_at: null,
            },
          }),
          reward({
            key: "store",
            store_id: FERRY.id,
            store: { __typename: "Store", id: FERRY.id, store_info: FERRY.store_info },
          }),
        ],
      },
    },
  },
  refund: {
    ready: { props: REFUND },
    "some of it has ended": {
      props: REFUND,
      answers: [refunds({ silver: 200, coin: 469, expired: 200, coupons: ["coupon-1"] })],
    },
    "too late": { props: REFUND, answers: [refunds({ refusal: "refund/too-late" })] },
    ...whileAsking(REFUND),
  },
  receipt: {
    "a purchase": {
      props: {
        line: {
          __typename: "AccountLog",
          id: "01JD9Z6Y6W8J1T5A2Q3K4M7N8P",
          state: 1,
          action_type: "consume",
          silver: 200,
          coin: 469,
          deducted_amount: 669,
          created_at: "2026-04-01T09:30:00Z",
          updated_at: "2026-04-01T09:30:00Z",
          order_uuid: "order-7",
          payment_order_no: null,
          currency_id: null,
          pay_amount: null,
          tax_amount: null,
          money_back: null,
          tax: null,
          gift: null,
          store_names: [
            { __typename: "Translation", lang: "en-US", key: "7", value: "Night Ferry to Minato" },
          ],
        },
      },
    },
    "a top-up": {
      props: {
        line: {
          __typename: "AccountLog",
          id: "01JD9Z6Y6W8J1T5A2Q3K4M7N8Q",
          state: 0,
          action_type: "recharge",
          silver: 5_000,
          coin: 100_000,
          deducted_amount: 0,
          created_at: "2026-04-01T09:30:00Z",
          updated_at: "2026-04-01T09:30:00Z",
          order_uuid: null,
          payment_order_no: "01JD9Z6Y6W8J1T5A2Q3K4M7N8R",
          currency_id: "USD",
          pay_amount: 999,
          tax_amount: null,
          money_back: null,
          tax: null,
          gift: null,
          store_names: [],
        },
      },
    },
  },
} satisfies Partial<Popups>;

function coupon(
  uuid: string,
  name: string,
  odd: Partial<PopupProps<"couponSelection">["cards"][number]>,
): PopupProps<"couponSelection">["cards"][number] {
  return {
    uuid,
    name,
    rate: 5,
    endsAt: "2027-01-01T00:00:00Z",
    kind: "available",
    isExpiring: false,
    refusal: null,
    usedFor: null,
    ...odd,
  };
}

type Reward = PopupProps<"rewards">["rewards"][number];

function reward(odd: Partial<Reward> & Pick<Reward, "key">): Reward {
  return {
    __typename: "RedemptionReward",
    amount: null,
    expires_in_days: null,
    expires_at: null,
    coupon_uuid: null,
    user_coupon_uuid: null,
    store_id: null,
    store: null,
    coupon: null,
    ...odd,
  };
}
