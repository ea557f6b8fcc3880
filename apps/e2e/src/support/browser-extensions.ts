import type { Page } from "@playwright/test";

/**
 * Imitates what extensions do to a page before its scripts run: a password manager with a sign beside each field, one
 * for grammar and one for dark pages, with attributes and elements of their own, and a banner of a coupon finder.
 */
export async function withExtensions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grow = () => {
      const { documentElement: root, head, body } = document;
      root.dataset["darkreaderMode"] = "dynamic";
      root.style.setProperty("--darkreader-bg", "#111");
      head.append(Object.assign(document.createElement("style"), { className: "darkreader" }));
      head.prepend(Object.assign(document.createElement("meta"), { name: "darkreader" }));
      body.dataset["grExtInstalled"] = "";
      body.setAttribute("cz-shortcut-listen", "true");
      body.prepend(Object.assign(document.createElement("div"), { className: "coupon-banner" }));
      body.append(document.createElement("grammarly-popups"));
      root.append(document.createElement("grammarly-desktop-integration"));
      for (const field of document.querySelectorAll("input")) {
        field.setAttribute("fdprocessedid", "x1");
        field.style.backgroundImage = "none";
        if (/email|password/.test(field.type)) field.after(sign("password-manager-sign"));
      }
      for (const link of document.querySelectorAll("p a")) link.after(sign("link-rating"));
    };
    const sign = (name: string) =>
      Object.assign(document.createElement("div"), { className: name, textContent: "●" });
    document.addEventListener("DOMContentLoaded", grow, { once: true });
  });
}
