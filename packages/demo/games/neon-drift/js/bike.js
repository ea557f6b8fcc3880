/** The hover-bike and its rider from behind. Unit: `size` is about a shoulder width. */
export function paintBike(pen, x, y, size, lean, colour, { time, surge, glow }) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.max(-0.5, Math.min(0.5, lean * 0.2)));
  pen.scale(size, size);

  // Thrust, flickering under the tail.
  const long = (surge ? 0.62 : 0.34) + Math.sin(time * 40) * 0.05;
  for (const [dx, wide] of [
    [-0.2, 0.07],
    [0.2, 0.07],
  ]) {
    const flame = pen.createLinearGradient(0, 0.02, 0, 0.02 + long);
    flame.addColorStop(0, "#ffffff");
    flame.addColorStop(0.3, surge ? "#ff5a8a" : colour);
    flame.addColorStop(1, "rgb(0 0 0 / 0)");
    pen.fillStyle = flame;
    shape(pen, [
      [dx - wide, 0],
      [dx + wide, 0],
      [dx, long],
    ]);
  }

  // Outriggers and hull.
  fill(pen, "#1b1430", [
    [-0.62, -0.1],
    [-0.4, -0.24],
    [-0.12, -0.2],
    [-0.12, 0.02],
    [-0.46, 0.06],
  ]);
  fill(pen, "#1b1430", [
    [0.62, -0.1],
    [0.4, -0.24],
    [0.12, -0.2],
    [0.12, 0.02],
    [0.46, 0.06],
  ]);
  fill(pen, "#2b2148", [
    [-0.3, 0.03],
    [-0.26, -0.42],
    [0.26, -0.42],
    [0.3, 0.03],
    [0.16, 0.1],
    [-0.16, 0.1],
  ]);
  fill(pen, "#120d22", [
    [-0.2, 0.0],
    [-0.17, -0.2],
    [0.17, -0.2],
    [0.2, 0.0],
    [0.1, 0.06],
    [-0.1, 0.06],
  ]);
  line(pen, colour, 0.035, [
    [-0.61, -0.09],
    [-0.4, -0.23],
    [-0.14, -0.2],
  ]);
  line(pen, colour, 0.035, [
    [0.61, -0.09],
    [0.4, -0.23],
    [0.14, -0.2],
  ]);
  line(pen, "#ff2e55", 0.05, [
    [-0.15, -0.11],
    [0.15, -0.11],
  ]);
  // Handlebars.
  line(pen, "#4a3a70", 0.06, [
    [-0.5, -0.66],
    [-0.3, -0.6],
    [0.3, -0.6],
    [0.5, -0.66],
  ]);

  // Legs, coat, arms.
  fill(pen, "#171029", [
    [-0.34, -0.14],
    [-0.3, -0.5],
    [-0.1, -0.56],
    [-0.1, -0.28],
    [-0.22, -0.1],
  ]);
  fill(pen, "#171029", [
    [0.34, -0.14],
    [0.3, -0.5],
    [0.1, -0.56],
    [0.1, -0.28],
    [0.22, -0.1],
  ]);
  fill(pen, "#2d1f4f", [
    [-0.46, -0.62],
    [-0.3, -0.98],
    [-0.18, -1.06],
    [-0.12, -0.8],
    [-0.34, -0.58],
  ]);
  fill(pen, "#2d1f4f", [
    [0.46, -0.62],
    [0.3, -0.98],
    [0.18, -1.06],
    [0.12, -0.8],
    [0.34, -0.58],
  ]);
  fill(pen, "#3a2866", [
    [-0.24, -0.4],
    [-0.27, -0.9],
    [-0.16, -1.1],
    [0.16, -1.1],
    [0.27, -0.9],
    [0.24, -0.4],
  ]);
  line(pen, colour, 0.028, [
    [-0.45, -0.63],
    [-0.29, -0.97],
    [-0.17, -1.07],
  ]);
  line(pen, colour, 0.028, [
    [0.45, -0.63],
    [0.29, -0.97],
    [0.17, -1.07],
  ]);

  // The courier's box.
  fill(pen, "#0f0b1d", [
    [-0.25, -0.42],
    [-0.25, -0.92],
    [0.25, -0.92],
    [0.25, -0.42],
  ]);
  fill(pen, "#241a40", [
    [-0.25, -0.86],
    [-0.25, -0.92],
    [0.25, -0.92],
    [0.25, -0.86],
  ]);
  line(pen, colour, 0.022, [
    [-0.25, -0.42],
    [-0.25, -0.92],
    [0.25, -0.92],
    [0.25, -0.42],
    [-0.25, -0.42],
  ]);
  // A cat on the box: the firm's sign.
  fill(pen, colour, [
    [-0.13, -0.56],
    [-0.13, -0.77],
    [-0.06, -0.7],
    [0.06, -0.7],
    [0.13, -0.77],
    [0.13, -0.56],
    [0, -0.5],
  ]);
  fill(pen, "#0f0b1d", [
    [-0.07, -0.65],
    [-0.03, -0.65],
    [-0.03, -0.59],
    [-0.07, -0.59],
  ]);
  fill(pen, "#0f0b1d", [
    [0.07, -0.65],
    [0.03, -0.65],
    [0.03, -0.59],
    [0.07, -0.59],
  ]);

  // Helmet.
  pen.fillStyle = "#1d1536";
  pen.beginPath();
  pen.ellipse(0, -1.2, 0.165, 0.185, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 0.026;
  pen.beginPath();
  pen.ellipse(0, -1.2, 0.165, 0.185, 0, 3.5, 5.9);
  pen.stroke();
  line(pen, "#ff2e55", 0.03, [
    [-0.06, -1.15],
    [0.06, -1.15],
  ]);
  pen.restore();

  glow(x, y + size * 0.04, size * (surge ? 0.9 : 0.6), surge ? "#ff5a8a" : colour, 0.7);
  glow(x, y - size * 0.11, size * 0.3, "#ff2e55", 0.5);
}

function fill(pen, colour, points) {
  pen.fillStyle = colour;
  shape(pen, points);
}

function shape(pen, points) {
  pen.beginPath();
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
  pen.fill();
}

function line(pen, colour, wide, points) {
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.beginPath();
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}
