import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { PlainFrame } from "@catnip/site/frame/plain-frame.tsx";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { styled } from "styled-components";
import { payBrowser } from "../session/pay-session.server.ts";
import { payerOf } from "../session/payer.server.ts";
import { PayerLine } from "./payer-line.tsx";
import { usePayName } from "./pay-meta.ts";

/** Whose wallet this browser tops up, if a payment is under way. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { payer: await payerOf(context, payBrowser(request, context.get(apiContext)).token()) };
}

/** Changes only by a form, which loads a whole document; a page that polls its payment need not reload this. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });

/** Every page of the pay site shows whose wallet is topped up. */
export default function PayFrame() {
  const { payer } = useLoaderData<typeof loader>();
  return (
    <PlainFrame
      name={usePayName()}
      above={
        payer && (
          <Above>
            <PayerLine payer={payer} />
          </Above>
        )
      }
    />
  );
}

const Above = styled.div`
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
`;
