/** The far city: sky, striped sun and towers with lit windows, drawn once per size and district. */
export function drawSkyline(width, height, horizon, district) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * 1.3);
  canvas.height = Math.ceil(horizon + 2);
  const pen = canvas.getContext("2d");
  const wide = canvas.width;
  const sky = pen.createLinearGradient(0, 0, 0, horizon);
  district.sky.forEach((colour, index) => sky.addColorStop([0, 0.6, 1][index], colour));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, wide, horizon + 2);

  const chance = seeded(Math.round(district.hue) + 11);
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = `rgb(255 255 255 / ${0.15 + chance() * 0.5})`;
    const size = chance() < 0.12 ? 2 : 1;
    pen.fillRect(chance() * wide, chance() * horizon * 0.7, size, size);
  }
  paintSun(pen, wide / 2, horizon * 0.74, Math.min(horizon * 0.42, width * 0.3), district);
  paintTowers(pen, wide, horizon, chance, 0.42, `hsl(${district.hue} 60% 17%)`, district, 0.35);
  paintTowers(pen, wide, horizon, chance, 0.28, `hsl(${district.hue} 65% 8%)`, district, 0.85);
  const haze = pen.createLinearGradient(0, horizon * 0.72, 0, horizon);
  haze.addColorStop(0, "transparent");
  haze.addColorStop(1, `hsl(${district.hue} 90% 62% / 0.42)`);
  pen.fillStyle = haze;
  pen.fillRect(0, horizon * 0.72, wide, horizon * 0.28 + 2);
  return canvas;
}

function paintSun(pen, x, y, radius, district) {
  const glow = pen.createRadialGradient(x, y, radius * 0.6, x, y, radius * 2);
  glow.addColorStop(0, `${district.sun[1]}66`);
  glow.addColorStop(1, `${district.sun[1]}00`);
  pen.fillStyle = glow;
  pen.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
  const face = pen.createLinearGradient(0, y - radius, 0, y + radius);
  face.addColorStop(0, district.sun[0]);
  face.addColorStop(1, district.sun[1]);
  pen.save();
  pen.beginPath();
  // The face is cut into bands that widen downwards.
  for (let i = 0, top = y - radius; top < y + radius; i++) {
    const band = Math.max(3, radius * (0.5 - i * 0.07));
    pen.rect(x - radius, top, radius * 2, band);
    top += band + Math.max(2, radius * (0.02 + i * 0.012));
  }
  pen.clip();
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  pen.restore();
}

function paintTowers(pen, wide, horizon, chance, tall, colour, district, windows) {
  for (let x = -10; x < wide;) {
    const breadth = 18 + chance() * 46;
    const top = horizon * (1 - tall * (0.3 + chance() * 0.9));
    pen.fillStyle = colour;
    pen.fillRect(x, top, breadth, horizon - top + 2);
    if (chance() < 0.3) pen.fillRect(x + breadth / 2 - 1, top - 16, 2, 16);
    if (chance() < 0.22) {
      pen.fillStyle = chance() < 0.5 ? district.left : district.right;
      pen.fillRect(x, top, breadth, 2);
    }
    for (let wx = x + 4; wx < x + breadth - 4; wx += 6) {
      for (let wy = top + 6; wy < horizon - 4; wy += 8) {
        if (chance() > 0.3) continue;
        pen.fillStyle = `hsl(${chance() < 0.6 ? 42 : district.hue + 40} 95% 70% / ${windows * (0.3 + chance() * 0.6)})`;
        pen.fillRect(wx, wy, 2.4, 3.2);
      }
    }
    x += breadth + (chance() < 0.35 ? 8 : 1);
  }
}

function seeded(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
