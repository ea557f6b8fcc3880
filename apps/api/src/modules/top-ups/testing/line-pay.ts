/** Its numbers are unique, whatever test they are for. */
let numbers = 0;

/** LINE Pay as the shop's server meets it, with the numbers of its own wire format; answers over `network`. */
export function linePay() {
  const orders = new Map<
    string,
    { readonly orderId: string; code: string; amount: number; asked: unknown }
  >();
  let confirms = 0;

  const network: typeof fetch = async (url, init) => {
    if (typeof url !== "string") throw new Error("asked by something else than an address");
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/request")) {
      const { orderId, amount } = jsonOf<{ orderId: string; amount: number }>(init);
      const id = `20261122${String((numbers += 1)).padStart(11, "7")}`;
      orders.set(id, { orderId, amount, code: "0000", asked: null });
      const web = `http://bank.localhost:4730/linepay/web/payment/wait?id=${id}`;
      return say("0000", `{"transactionId":${id},"paymentUrl":{"web":"${web}"}}`);
    }
    const id =
      searchParams.get("transactionId") ?? pathname.split("/").find((part) => orders.has(part)) ?? "";
    const order = orders.get(id);
    if (!order) return say("1150");
    if (pathname.endsWith("/check")) return say(order.code);
    if (pathname.endsWith("/confirm")) {
      if (order.code === "0123") return say("1152");
      confirms += 1;
      order.code = "0123";
      order.asked = jsonOf<unknown>(init);
      return say("0000", "{}");
    }
    if (order.code !== "0123") return say("1150");
    return say(
      "0000",
      `[{"transactionId":${id},"orderId":"${order.orderId}","currency":"TWD","payInfo":[{"method":"BALANCE","amount":${order.amount}}]}]`,
    );
  };

  return {
    network,
    /** Sets its answer about an order from now on: `0110` is authorized, `0121` cancelled. */
    says: (orderNo: string, code: string, amount?: number) => {
      for (const order of orders.values())
        if (order.orderId === orderNo) Object.assign(order, { code, ...(amount && { amount }) });
    },
    confirms: () => confirms,
  };
}

const jsonOf = <Content>(init: RequestInit | undefined): Content =>
  JSON.parse(typeof init?.body === "string" ? init.body : "null");

const say = (code: string, info?: string) =>
  new Response(`{"returnCode":"${code}","returnMessage":"-"${info ? `,"info":${info}` : ""}}`);
