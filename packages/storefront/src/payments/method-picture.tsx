import type { PaymentImage } from "@catnip/domain/payments";
import { styled } from "styled-components";

/** The logo of a payment method or provider, in its own color in both themes; its name is shown next to it. */
export function MethodPicture({ image }: { image: PaymentImage }) {
  const { ground, lines, width = 2.2 } = SIGNS[image];
  return (
    <Sign viewBox="0 0 40 28" aria-hidden data-method-picture={image}>
      <rect width="40" height="28" rx="5" fill={ground} />
      <path
        d={lines}
        fill="none"
        stroke="#fff"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Sign>
  );
}

/** A background and white lines, inline so that a popup loads no third-party pictures. */
const SIGNS: Readonly<Record<PaymentImage, { ground: string; lines: string; width?: number }>> = {
  alipay: {
    ground: "#1573e6",
    lines: "M13 8.5h14M20 5v7M14.5 12h11.5c-1.8 5.2-6.3 9-13 10.500M15 15.500c2.5 3.5 6.5 5.5 12.5 7",
  },
  wechatpay: {
    ground: "#0a8f4a",
    lines:
      "M17 7a8 6.3 0 1 0-4.6 11.400L10.5 21l4.5-1.700M30.5 21.500a6.5 5.2 0 1 0-4 1.300h1.500l3 1.700zM14.5 11.500h.01M19.5 11.500h.01",
  },
  "line-pay": {
    ground: "#078a3c",
    lines:
      "M20 5.500c-6.6 0-12 3.6-12 8.1 0 4 4.3 7.3 10 8 1 .1.8 1.4.7 2.4 5-2.4 13.3-6 13.3-10.4 0-4.5-5.4-8.1-12-8.100zM15 11v5h2.500M25 11h-2.500v5H25M22.5 13.500H25",
    width: 1.8,
  },
  "credit-card": {
    ground: "#3d4a66",
    lines: "M9 7.500h22a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM7 12.500h26M11 17h5",
  },
  tappay: { ground: "#1769b5", lines: "M13 8h14M20 8v13M25.5 14.500a5 5 0 0 1 0 6.5" },
  newebpay: { ground: "#b0442e", lines: "M13.5 21V8l13 13V8" },
  stripe: {
    ground: "#5b52e0",
    lines: "M25 9.500c-2-1.2-9.5-2.3-9.5 1.7 0 4.2 9.5 2 9.5 6.2 0 4.2-7.5 3.3-10 1.6",
    width: 3,
  },
  sugoi: { ground: "#b2357e", lines: "M20 6l2.6 5.2 5.7.8-4.1 4 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.1-4 5.7-.8z" },
  paypal: {
    ground: "#00408a",
    lines:
      "M16.5 20.500l2-13h5.200a3.700 3.700 0 0 1 0 7.400h-5.200M21.5 23l1-5.500h2.300a4 4 0 0 0 3.700-5.500",
  },
  unionpay: {
    ground: "#016a75",
    lines: "M9.5 7h6l-3 14h-6zM17 7h6l-3 14h-6zM24.5 7h6.500l-3 14h-6.500z",
    width: 1.8,
  },
  taobao: { ground: "#b84a00", lines: "M12 9.500h16l1.500 11.500h-19zM16 12.500v-3.500a4 4 0 0 1 8 0v3.500" },
};

const Sign = styled.svg`
  flex: none;
  width: 2.5rem;
  height: 1.75rem;
`;
