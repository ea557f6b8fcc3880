declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: string[];
      variationAxes: { wght: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
