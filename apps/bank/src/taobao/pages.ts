import { escape, money, page } from "../page.ts";
import type { Order, Ware } from "./ware.ts";

/** What is on the shelf, by price, and how its owner puts codes there. */
export function shopPage(shelf: readonly Ware[], problem = ""): string {
  const prices = [...new Set(shelf.map(({ price }) => price))].toSorted((a, b) => a - b);
  return page(
    "Vouchers",
    `<p class="note">Test bank: no real money moves here.</p>
    ${problem && `<p role="alert">${escape(problem)}</p>`}
    ${
      prices.length === 0
        ? "<p>Sold out.</p>"
        : `<ul>${prices
            .map(
              (
                price,
              ) => `<li><form method="post" action="/taobao/buy"><button class="main" name="price" value="${price}">
                Buy for ${money("CNY", price)}</button></form>
                <span>${shelf.filter((ware) => ware.price === price).length} left</span></li>`,
            )
            .join("")}</ul>`
    }
    <h2>For its owner</h2>
    <form method="post" action="/taobao/stock">
      <p><label for="codes">Codes, one a line</label><br><textarea id="codes" name="codes" rows="4" required></textarea></p>
      <p><label for="price">Price</label><br><input id="price" name="price" required placeholder="68.00" inputmode="decimal"></p>
      <button>Put them on the shelf</button>
    </form>
    <form method="post" action="/taobao/buy"><p><button name="action" value="again">Sell the last code once more, by mistake</button></p></form>
    <p><a href="/taobao/orders.csv">Export the orders</a></p>`,
  );
}

export const soldPage = ({ number, code, price }: Order): string =>
  page(
    "Thank you",
    `<dl><dt>Order</dt><dd class="number" id="order">${escape(number)}</dd>
      <dt>Paid</dt><dd class="amount">${money("CNY", price)}</dd>
      <dt>Your code</dt><dd class="number" id="code">${escape(code)}</dd></dl>
    <p>Type it where you want to pay with it. <a href="/taobao/shop">Back to the shop</a></p>`,
  );
