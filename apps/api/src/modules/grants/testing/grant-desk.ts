import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import { fieldOf, type Answer, type TestShop } from "../../../testing/test-shop.ts";

/** What the API answers about a grant. */
export type ShownGrant = {
  readonly uuid: string;
  readonly state: string;
  readonly worth: number;
  readonly needs_confirmation: boolean;
  readonly reason_code: string;
  readonly reason: string;
  readonly user_uuids: readonly string[];
  readonly created_by: string;
  readonly decided_by: string | null;
  readonly decided_why: string | null;
  readonly deliveries: readonly {
    readonly uuid: string;
    readonly user_uuid: string;
    readonly order_uuid: string | null;
    readonly reward: { readonly amount: number | null; readonly expires_at: string | null };
    readonly reversals: readonly { readonly amount: number; readonly why: string }[];
  }[];
};

const FIELDS = `uuid state worth needs_confirmation reason_code reason user_uuids created_by decided_by decided_why
  deliveries { uuid user_uuid order_uuid reward { amount expires_at } reversals { amount why } }`;

type Wanted = {
  readonly uuid?: string;
  readonly platform_key?: string;
  readonly reward: object;
  readonly to: readonly Viewer[];
  readonly reason?: string;
};

export const askToGive = (
  shop: TestShop,
  maker: Viewer,
  { uuid = randomUUID(), platform_key = "international", reward, to, reason = "Case 4711" }: Wanted,
): Promise<Answer> =>
  shop.ask(
    `mutation ($uuid: ID!, $platform_key: String!, $reward: RedemptionRewardInput!, $to: [ID!]!, $reason: String!) {
      addGrant(uuid: $uuid, platform_key: $platform_key, reward: $reward, user_uuid: $to, reason_code: compensation,
        reason: $reason) { ${FIELDS} } }`,
    { uuid, platform_key, reward, to: to.map((viewer) => viewer.uuid), reason },
    maker,
  );

export const give = async (shop: TestShop, maker: Viewer, wanted: Wanted): Promise<ShownGrant> =>
  fieldOf(await askToGive(shop, maker, wanted), "addGrant");

export const decideGrant = (
  shop: TestShop,
  operation: "confirmGrant" | "withdrawGrant",
  viewer: Viewer,
  uuid: string,
): Promise<Answer> =>
  shop.ask(
    `mutation ($uuid: ID!) { ${operation}(uuid: $uuid, reason: "Looked at it") { ${FIELDS} } }`,
    { uuid },
    viewer,
  );

export const takeBack = (
  shop: TestShop,
  viewer: Viewer,
  { deliveries }: ShownGrant,
  uuid: string = randomUUID(),
): Promise<Answer> =>
  shop.ask(
    `mutation ($uuid: ID!, $delivery: ID!) {
      takeBackGrant(uuid: $uuid, delivery_uuid: $delivery, reason: "Given by mistake") { ${FIELDS} } }`,
    { uuid, delivery: deliveries[0]?.uuid ?? "" },
    viewer,
  );

export const findGrants = async (
  shop: TestShop,
  viewer: Viewer,
  filter: { readonly state?: string; readonly user_uuid?: string },
): Promise<readonly ShownGrant[]> =>
  fieldOf(
    await shop.ask(
      `query ($state: GrantState, $user_uuid: ID) { findGrant(state: $state, user_uuid: $user_uuid) { ${FIELDS} } }`,
      filter,
      viewer,
    ),
    "findGrant",
  );
