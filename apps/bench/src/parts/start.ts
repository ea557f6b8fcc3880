import type { Options } from "../options.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

/** Startup time until `/health` answers and until the first page, with the sites already built. */
export async function measureStart(product: Product, _options: Options): Promise<readonly Row[]> {
  await product.stop();
  const { healthyMs, pageMs } = await product.startAgain();
  return [
    {
      what: "first start: database made, demo shop planted",
      value: product.firstStartMs / 1_000,
      unit: "s",
    },
    { what: "second start until /health answers", value: healthyMs / 1_000, unit: "s" },
    {
      what: "second start until the first page has arrived",
      value: pageMs / 1_000,
      unit: "s",
      goal: { at: "most", bound: 5 },
    },
  ];
}
