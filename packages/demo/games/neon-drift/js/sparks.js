/** Sparks: bursts where something happened, a trail from a sliding bike, and their short lives. */
const GRAVITY = 900;

/** `share` thins them out for whoever wants less motion. */
export function createSparks(share) {
  let sparks = [];
  return { list: () => sparks, burst, slide, age, clear: () => (sparks = []) };

  function burst([x, y], colour, many) {
    for (let i = 0; i < many * share; i++) {
      const turn = Math.random() * Math.PI * 2;
      const force = 80 + Math.random() * 380;
      add(
        x,
        y,
        Math.cos(turn) * force,
        Math.sin(turn) * force - 160,
        0.25 + Math.random() * 0.5,
        colour,
        1.5 + Math.random() * 2,
      );
    }
  }

  /** `side` is the outer side of the slide, -1 or 1. */
  function slide([x, y], side, colour) {
    if (share < 1) return;
    add(x, y, side * (120 + Math.random() * 260), -40 - Math.random() * 190, 0.35, colour, 2.2);
  }

  function add(x, y, vx, vy, life, colour, size) {
    sparks.push({ x, y, vx, vy, life, colour, size });
  }

  function age(dt) {
    for (const spark of sparks) {
      spark.life -= dt;
      spark.x += spark.vx * dt;
      spark.y += spark.vy * dt;
      spark.vy += GRAVITY * dt;
    }
    sparks = sparks.filter((spark) => spark.life > 0);
  }
}
