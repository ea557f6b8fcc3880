import type { DemoCoupon } from "./demo-shop.ts";

export const DEMO_COUPONS: readonly DemoCoupon[] = [
  {
    key: "welcome",
    name: { "en-us": "Welcome to Catnip", "zh-cn": "初来乍到券", "ja-jp": "はじめましてクーポン" },
    applicableScope: "any",
    storeIds: [],
    discountRate: 10,
    endsInDays: 60,
  },
  {
    key: "slow-evenings",
    name: { "en-us": "Slow evenings", "zh-cn": "慢夜特惠", "ja-jp": "夜長の割引" },
    applicableScope: "store",
    storeIds: [102, 123, 143, 150, 161, 165],
    discountRate: 20,
    endsInDays: 30,
  },
  {
    key: "weekend",
    name: { "en-us": "This weekend only", "zh-cn": "周末限时券", "ja-jp": "週末かぎり" },
    applicableScope: "any",
    storeIds: [],
    discountRate: 5,
    endsInDays: 3,
  },
  {
    key: "detectives",
    name: { "en-us": "For sharp eyes", "zh-cn": "火眼金睛券", "ja-jp": "名探偵のあなたへ" },
    applicableScope: "store",
    storeIds: [106, 115, 128, 149, 152, 168],
    discountRate: 25,
    endsInDays: 6,
  },
];
