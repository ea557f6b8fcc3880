import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PAYMENT_PROOFS_MAX, takesProofs } from "@catnip/domain/payments";
import type { RequestContext } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import type { IncomingFile } from "../../../platform/http/incoming-file.ts";
import { acceptImage } from "../../../platform/images/accept-image.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { uploadTurn } from "../../uploads/index.ts";
import { ownPayment, requirePayer } from "../../top-ups/index.ts";
import { PROOF_COLUMNS, type PaymentProof } from "./find-proofs.ts";
import { isTransfer, lockOwnTransfer, paymentNotFound } from "./own-proofs.ts";

/**
 * Attaches a picture to the payer's own transfer. Only its pixels are kept, as for every upload (`acceptImage`).
 * Idempotent: the same picture sent again is the one that is there.
 *
 * @throws ApiError as `lockOwnTransfer`, `file/required`, `file/not-an-image`, `file/too-large`, `file/quota-exceeded`
 *   beyond three, `input/invalid` (too small), `request/too-many`, `service/unavailable`
 */
export async function addProof(
  context: RequestContext,
  orderNo: string,
  file: IncomingFile | null | undefined,
): Promise<PaymentProof> {
  const { uuid: userUuid } = requirePayer(context);
  // Refused before a byte is taken in; checked again under the lock.
  const payment = await ownPayment(context.db.$client, userUuid, orderNo);
  if (!payment || !isTransfer(context, payment)) throw paymentNotFound();
  if (!takesProofs(payment.state))
    throw new ApiError("pay/case-decided", "This payment has been decided already");
  if (!file) throw new ApiError("file/required", "File is required.", { field: "file" });
  const { files } = context;
  if (!files) throw new ApiError("service/unavailable", "No files are taken in here.");

  return uploadTurn(userUuid, () =>
    files.withIncoming(file.content, async (incoming) => {
      const { file: drawn, width, height } = await acceptImage(incoming, "proof");
      return keep(context, { orderNo, userUuid, picture: await readFile(drawn), width, height });
    }),
  );
}

type NewProof = {
  readonly orderNo: string;
  readonly userUuid: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
};

function keep(
  context: RequestContext,
  { orderNo, userUuid, picture, width, height }: NewProof,
): Promise<PaymentProof> {
  const digest = createHash("sha256").update(picture).digest();
  return inTransaction(context.db, async ({ $client }) => {
    await lockOwnTransfer($client, context, userUuid, orderNo);
    const { rows: there } = await $client.query<PaymentProof & { readonly same: boolean }>(
      `select ${PROOF_COLUMNS}, digest = $2 as same from payment_proofs where order_no = $1`,
      [orderNo, digest],
    );
    const same = there.find((proof) => proof.same);
    if (same) return same;
    if (there.length >= PAYMENT_PROOFS_MAX)
      throw new ApiError("file/quota-exceeded", "No more pictures can be attached to this payment.", {
        max: PAYMENT_PROOFS_MAX,
      });
    const { rows } = await $client.query<PaymentProof>(
      `insert into payment_proofs (order_no, user_uuid, picture, digest, width, height, created_at)
        values ($1, $2, $3, $4, $5, $6, $7) returning ${PROOF_COLUMNS}`,
      [orderNo, userUuid, picture, digest, width, height, context.now()],
    );
    const [added] = rows;
    if (!added) throw new Error("A proof was not written");
    return added;
  });
}
