import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  findRechargePlans: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findPaymentMethod: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findPaymentProvider: { who: EVERYBODY, touches: "public", limit: "public-read" },
  preRechargeAccount: { who: EVERYBODY, touches: "public", limit: "public-read" },
  createPayTicket: { who: PLAYERS, touches: "own", limit: "top-up" },
  openPayLink: { who: EVERYBODY, touches: "own", limit: "top-up" }, // By the single-use ticket in its data.
  confirmPayTicket: { who: PLAYERS, touches: "own", limit: "top-up" },
  startPayment: { who: EVERYBODY, touches: "own", limit: "top-up" }, // By proof and secret of an opened link.
  provePayVisit: { who: PLAYERS, touches: "own", limit: "top-up" },
  startPaySession: { who: EVERYBODY, touches: "own", limit: "top-up" }, // By proof and secret, as above.
  submitPayment: { who: PLAYERS, payToken: true, touches: "own", limit: "top-up" },
  submitPaymentFields: { who: PLAYERS, payToken: true, touches: "own", limit: "top-up" },
  returnFromProvider: { who: PLAYERS, payToken: true, touches: "own", limit: "top-up" },
  refreshPayment: { who: PLAYERS, payToken: true, touches: "own", limit: "top-up" },
  findPayer: { who: PLAYERS, payToken: true, touches: "own", limit: "player-read" },
  findPayment: { who: PLAYERS, payToken: true, touches: "own", limit: "player-read" },
  findPaymentLog: { who: PLAYERS, payToken: true, touches: "own", limit: "player-read" },
  findVoucherBatch: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
  mintVouchers: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  issueVouchers: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  voidVouchers: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  importVoucherSales: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
