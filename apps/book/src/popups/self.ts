import { SendUserDeletionCodeDocument } from "@catnip/sdk/accounts/index.ts";
import { answer, refuse } from "../transport/answers.ts";
import type { Popups } from "./popup-state.ts";
import { pressMain } from "./press.ts";
import { whileAsking } from "./waiting.ts";

const SENT = {
  __typename: "UserDeletionCode" as const,
  code_seconds: 600,
  resend_seconds: 60,
  pending_payments: 1,
};

/** Popups about the player's own account. */
export const self = {
  avatar: {
    ready: { props: {} },
    "without a picture": { props: {}, afterwards: pressMain },
  },
  meMetadata: {
    ready: { props: { cid: null } },
    edit: { props: { cid: "site" } },
    invalid: { props: { cid: null }, afterwards: pressMain },
    ...whileAsking({ cid: null }),
  },
  deleteAccount: {
    ready: { props: {} },
    "code sent": {
      props: {},
      answers: [answer(SendUserDeletionCodeDocument, { __typename: "Mutation", sendUserDeletionCode: SENT })],
      afterwards: pressMain,
    },
    busy: { props: {}, network: "waits", afterwards: pressMain },
    refused: {
      props: {},
      answers: [refuse(SendUserDeletionCodeDocument, "service/unavailable")],
      afterwards: pressMain,
    },
  },
  country: { ready: { props: {} }, ...whileAsking({}) },
} satisfies Partial<Popups>;
