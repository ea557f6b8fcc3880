import { siteOrigin } from "../../../platform/config.ts";
import type { RequestContext, Services } from "../../../platform/context.ts";
import { loader } from "../../../platform/loader.ts";
import { read, type Queryable } from "../../../platform/read.ts";
import { PROOF_TICKET_MS, proofTickets } from "./proof-tickets.ts";

/** A picture that a payer attached, without its content. Sizes in pixels. */
export type PaymentProof = {
  readonly uuid: string;
  readonly order_no: string;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
};

export const PROOF_COLUMNS = "uuid, order_no, width, height, created_at";

const PROOFS = Symbol("proofs of payments");

/** The proofs of a payment, oldest first. The caller has checked whose payment it is. */
export const proofsOf = async (context: RequestContext, orderNo: string): Promise<readonly PaymentProof[]> =>
  (await loader(context, PROOFS, (orderNos: readonly string[]) => allOf(context.db, orderNos)).load(
    orderNo,
  )) ?? [];

async function allOf(
  db: Queryable,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly PaymentProof[]>> {
  const rows = await read<PaymentProof>(
    db,
    `select ${PROOF_COLUMNS} from payment_proofs where order_no = any($1::text[]) order by uuid`,
    [orderNos],
  );
  return Map.groupBy(rows, ({ order_no }) => order_no);
}

/** A URL of a proof, valid for a few minutes; its holder may read only this picture. */
export function proofUrl({ config, now }: Pick<Services, "config" | "now">, uuid: string): string {
  const ticket = proofTickets(config).seal({ p: uuid }, new Date(now().getTime() + PROOF_TICKET_MS));
  return `${siteOrigin(config, "api")}/payments/proof/${uuid}?ticket=${ticket}`;
}
