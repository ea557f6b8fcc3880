/** From road places (x across, z metres ahead, y road-widths up) to screen places. */
import { BIKE_Z } from "./run.js";

export function makeCamera() {
  return {
    width: 1,
    height: 1,
    horizon: 1,
    roadHalf: 1,
    drop: 1,
    x: 0,
    bend: 0,
    /** Fits the view to a canvas of this many CSS pixels. */
    fit(width, height) {
      const upright = height > width;
      this.width = width;
      this.height = height;
      this.horizon = height * (upright ? 0.4 : 0.42);
      const bikeLine = height * (upright ? 0.83 : 0.86);
      this.drop = (bikeLine - this.horizon) * BIKE_Z;
      this.roadHalf = Math.min(width * 0.66, height * 0.72);
    },
    scale(z) {
      return (this.roadHalf * BIKE_Z) / Math.max(0.8, z);
    },
    point(x, z, y = 0) {
      const near = BIKE_Z / Math.max(0.8, z);
      const scale = this.roadHalf * near;
      const far = Math.max(0, 1 - near);
      return [
        this.width / 2 + (x - this.x * 0.55) * scale + this.bend * far * far * this.width * 0.3,
        this.horizon + this.drop / Math.max(0.8, z) - y * scale,
      ];
    },
  };
}
