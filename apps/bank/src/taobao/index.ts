import { randomInt } from "node:crypto";
import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import { html, money, refusedPage } from "../page.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { orderExport } from "./order-export.ts";
import { shopPage, soldPage } from "./pages.ts";
import type { Order, Ware } from "./ware.ts";

/**
 * A shop on Taobao that sells the codes its owner puts on the shelf. It has no link to us: its owner mints the codes
 * here, and exports its orders from there.
 */
export const openTaobao: OpenSimulator = ({ folder, now }) => {
  const { content, save } = openJsonFile<{ shelf: Ware[]; orders: Order[] }>(
    path.join(folder, "taobao.json"),
    {
      shelf: [],
      orders: [],
    },
  );

  function sell(ware: Ware): Response {
    const order = {
      ...ware,
      // As long as theirs, beyond what a number in a spreadsheet can hold.
      number: `4${String(randomInt(10 ** 9)).padStart(9, "0")}${String(randomInt(10 ** 9)).padStart(9, "0")}`,
      at: now().toISOString(),
    };
    content.orders.push(order);
    save();
    return html(soldPage(order), 200);
  }

  async function stock(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const price = priceIn(form.get("price") ?? "");
    const codes = (form.get("codes") ?? "").split(/\s+/).filter((code) => code !== "");
    if (price === null || codes.length === 0)
      return html(shopPage(content.shelf, "Codes and a price such as 68.00 are needed."), 400);
    content.shelf.push(...codes.map((code) => ({ code, price })));
    save();
    return html(shopPage(content.shelf), 200);
  }

  async function buy(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (form.get("action") === "again") {
      const last = content.orders.at(-1);
      return last ? sell({ code: last.code, price: last.price }) : html(refusedPage("NOTHING_SOLD"), 400);
    }
    const at = content.shelf.findIndex(({ price }) => String(price) === form.get("price"));
    const [ware] = at < 0 ? [] : content.shelf.splice(at, 1);
    return ware ? sell(ware) : html(refusedPage("SOLD_OUT"), 404);
  }

  return {
    name: "Taobao vouchers",
    desk: { what: "Vouchers", path: "/taobao/shop", says: "The shop on Taobao" },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const posts = request.method === "POST";
      if (pathname === "/taobao/shop") return html(shopPage(content.shelf), 200);
      if (pathname === "/taobao/stock" && posts) return stock(request);
      if (pathname === "/taobao/buy" && posts) return buy(request);
      return pathname === "/taobao/orders.csv" ? orderExport(content.orders) : null;
    },
    lines: () => content.orders.map(lineOf),
    statement: () => ({
      orders: content.orders.map(({ number, price }) => ({
        order_no: number,
        currency: "CNY",
        captured: price,
      })),
      totals:
        content.orders.length > 0 ? { CNY: content.orders.reduce((sum, { price }) => sum + price, 0) } : {},
    }),
    deliverDue: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};

function priceIn(text: string): number | null {
  const [, whole, cents] = /^(\d{1,6})\.(\d\d)$/.exec(text) ?? [];
  const price = Number(`${whole}${cents}`);
  return price > 0 ? price : null;
}

const lineOf = ({ number, price, at }: Order): PaymentLine => ({
  provider: "taobao",
  number,
  currency: "CNY",
  asked: price,
  captured: price,
  state: `sold for ${money("CNY", price)}`,
  method: `voucher, ${at}`,
  answered: "–",
  cashier: "/taobao/shop",
});
