import { inFile, inTables, type Weakening } from "../weakening.ts";

const REDEEM = "redemptions/redemptions.test.ts";
const RACES = "redemptions/redemption-races.test.ts";
const APPROVAL = "redemptions/redemption-approval.test.ts";
const VOUCHERS = "top-ups/vouchers/redeem-voucher.test.ts";
const ISSUE = "top-ups/vouchers/vouchers.test.ts";

/** Codes that are worth money: rewards and vouchers. */
export const CODE_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/redemptions.sql", [
    [
      "code-twice",
      "one code is redeemed twice",
      "where c.mac = v_mac and c.redemption_uuid is null and b.uuid = c.batch_uuid",
      "where c.mac = v_mac and b.uuid = c.batch_uuid",
      REDEEM,
    ],
    [
      "code-after-its-end",
      "a code is redeemed after its end",
      "and least(b.ended_at, b.stopped_at) > v_now is not false",
      "and b.stopped_at > v_now is not false",
      REDEEM,
    ],
    [
      "code-in-its-last-moment",
      "a code is redeemed in the moment it ends",
      "and least(b.ended_at, b.stopped_at) > v_now is not false",
      "and least(b.ended_at, b.stopped_at) >= v_now is not false",
      REDEEM,
    ],
    [
      "code-before-its-approval",
      "codes are worth their sum before a second person has approved them",
      "      and (not b.needs_approval or b.approved_at is not null)\n",
      "",
      APPROVAL,
    ],
    [
      "code-of-ones-own",
      "staff redeem codes that they made",
      "if v_user in (v_batch.created_by, v_batch.approved_by) then",
      "if v_user in (v_batch.approved_by) then",
      APPROVAL,
    ],
    [
      "code-of-another-brand",
      "a code of one brand is redeemed at another",
      "or p->>'platform_key' = any(b.platform_keys))",
      "or p->>'platform_key' is not null)",
      REDEEM,
    ],
    [
      "code-without-expiry",
      "silver that should end in a year is kept for ever",
      "jsonb_build_object('origin', p_kind, 'expires_at_ms', v_expires_ms)",
      "jsonb_build_object('origin', p_kind)",
      REDEEM,
    ],
    [
      "code-for-an-owned-game",
      "a code is used up by a game one has already",
      "if v_owned is not null then",
      "if v_owned < 0 then",
      REDEEM,
    ],
  ]),
  ...inTables([
    [
      "campaign-twice",
      "two codes of a campaign are redeemed at once",
      "drop index redemptions_once",
      RACES + " > one campaign at once",
      [
        {
          file: "sql/redemptions.sql",
          from: "on conflict (campaign, user_uuid) where once_per_user do nothing;",
          to: "on conflict do nothing;",
        },
      ],
    ],
  ]),
  ...inFile("redemptions/redemption-batches.ts", [
    [
      "codes-approved-by-their-maker",
      "the maker of codes approves them",
      "if (!mayApprove(actor.uuid, before))",
      'if (actor.uuid === "")',
      APPROVAL,
    ],
  ]),
  ...inFile("top-ups/vouchers/redeem-voucher.ts", [
    [
      "voucher-twice",
      "one voucher pays for two payments",
      "where c.mac = $1 and c.state = 'issued' and b.uuid = c.batch_uuid and b.expires_at > $3",
      "where c.mac = $1 and c.state <> 'minted' and b.uuid = c.batch_uuid and b.expires_at > $3",
      VOUCHERS,
    ],
    [
      "voucher-not-issued",
      "a voucher pays before it was issued",
      "where c.mac = $1 and c.state = 'issued' and b.uuid = c.batch_uuid and b.expires_at > $3",
      "where c.mac = $1 and c.state in ('minted', 'issued') and b.uuid = c.batch_uuid and b.expires_at > $3",
      VOUCHERS,
    ],
    [
      "voucher-after-its-end",
      "a voucher pays after its end",
      "and b.uuid = c.batch_uuid and b.expires_at > $3",
      "and b.uuid = c.batch_uuid and $3::timestamptz is not null",
      VOUCHERS,
    ],
    [
      "voucher-for-a-dearer-plan",
      "a voucher pays for a dearer plan",
      "and b.provider_key = $4 and b.currency_id = $5 and b.pay_amount = $6 and b.coin = $7",
      "and b.provider_key = $4 and b.currency_id = $5 and b.pay_amount <= $6 and b.coin <= $7",
      VOUCHERS,
    ],
    [
      "voucher-of-ones-own",
      "staff pay with vouchers that they made",
      "if (user_uuid === code.created_by || user_uuid === code.issued_by)",
      "if (user_uuid === code.issued_by && code.created_by === null)",
      VOUCHERS,
    ],
  ]),
  ...inFile("top-ups/vouchers/issue-vouchers.ts", [
    [
      "vouchers-issued-by-their-maker",
      "the maker of many vouchers also issues them",
      "if (batch.needs_approval && !mayApprove(actor.uuid, batch))",
      'if (batch.needs_approval && actor.uuid === "")',
      ISSUE,
    ],
  ]),
];
