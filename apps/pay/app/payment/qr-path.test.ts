import { expect, test } from "vitest";
import { qrPath } from "./qr-path.server.ts";

test("a QR code is square, with a quiet zone and three finder patterns", () => {
  const { size, path } = qrPath("weixin://wxpay/bizpayurl?pr=p4lpSuKzz");
  const dark = new Set(path.match(/M\d+ \d+/g));
  const eye = (x: number, y: number) => {
    for (let step = 0; step < 7; step += 1)
      for (const at of [
        `M${x + step} ${y}`,
        `M${x + step} ${y + 6}`,
        `M${x} ${y + step}`,
        `M${x + 6} ${y + step}`,
      ])
        expect(dark).toContain(at);
    expect(dark).not.toContain(`M${x + 1} ${y + 1}`);
  };
  expect((size - 8 - 17) % 4).toBe(0);
  eye(4, 4);
  eye(size - 11, 4);
  eye(4, size - 11);
  for (const at of dark) {
    const [x = 0, y = 0] = at.slice(1).split(" ").map(Number);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(size - 4);
  }
});
