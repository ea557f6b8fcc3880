/**
 * The vendor's script for the merchant's page: the same functions, but frames of this bank. A card number stays in the
 * frames; the page only learns whether the card is complete, and in the end the token.
 */
export const clientScript = (origin: string): string => `(() => {
const ORIGIN = ${JSON.stringify(origin)};
const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const complete = {};
let app, hear = () => {}, waiting = [];
addEventListener("message", ({ origin, data }) => {
  if (origin !== ORIGIN || data?.session !== session) return;
  if (data.prime !== undefined) {
    const answers = waiting;
    waiting = [];
    for (const answer of answers) answer(data.prime ? { status: 0, msg: "Success", card: { prime: data.prime, lastfour: data.lastfour } } : { status: 5, msg: "Invalid card" });
  } else {
    complete[data.field] = data.isComplete;
    hear({ canGetPrime: ["number", "expirationDate", "ccv"].every((field) => complete[field]) });
  }
});
window.TPDirect = {
  setupSDK: (appId, appKey, serverType) => {
    if (!Number.isInteger(appId) || typeof appKey !== "string" || !["sandbox", "production"].includes(serverType)) throw new Error("setupSDK");
    app = { appId, appKey };
  },
  card: {
    setup: ({ fields }) => {
      if (!app) throw new Error("setupSDK comes first");
      for (const [field, { element, placeholder }] of Object.entries(fields)) {
        const frame = document.createElement("iframe");
        frame.title = { number: "Card number", expirationDate: "Expiry date", ccv: "Security code" }[field];
        frame.src = ORIGIN + "/tappay/frame?" + new URLSearchParams({ field, session, placeholder });
        document.querySelector(element).replaceChildren(frame);
      }
    },
    onUpdate: (listener) => { hear = listener; },
    getPrime: (answer) => {
      waiting.push(answer);
      document.querySelector('iframe[src^="' + ORIGIN + '/tappay/frame?field=number"]').contentWindow.postMessage({ session, wants: "prime" }, ORIGIN);
    },
  },
};
})();`;

/** A frame with one field. It sends what was typed to the bank, and whether it is complete to the page. */
export const framePage = (field: string, session: string, placeholder: string, label: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${label}</title>
<style>:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0}input{width:100%;border:0;outline:0;background:transparent;font:1rem system-ui,sans-serif}</style>
</head><body><main><input aria-label="${label}" placeholder="${placeholder}" inputmode="numeric" autocomplete="off" disabled></main><script>
const [field, session] = ${JSON.stringify([field, session]).replaceAll("<", "\\u003c")};
const input = document.querySelector("input");
const COMPLETE = { number: /^\\d{16}$/, expirationDate: /^\\d{4}$/, ccv: /^\\d{3}$/ }[field];
const digits = () => input.value.replace(/\\D/g, "");
const send = (path, body) => fetch("/tappay/" + path, { method: "POST", body: JSON.stringify({ session, ...body }) });
const tell = (message) => parent.postMessage({ session, ...message }, "*");
let kept = Promise.resolve();
input.addEventListener("input", () => {
  const value = digits();
  kept = kept.then(() => send("typed", { field, value })).then(() => tell({ field, isComplete: COMPLETE.test(value) }));
});
input.disabled = false; // From here on nothing that is typed is missed.
addEventListener("message", async ({ data }) => {
  if (data?.session !== session || data.wants !== "prime") return;
  await kept;
  const answer = await (await send("prime", {})).json();
  tell({ prime: answer.prime, lastfour: digits().slice(-4) });
});
</script></body></html>`;
