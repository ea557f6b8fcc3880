/** Paints one frame: far city, road, buildings, traffic, bike, sparks. Reads the ride, never changes it. */
import { BIKE_Z, HORIZON_Z } from "./run.js";
import { BIKES, DISTRICTS } from "./edition.js";
import { CARS, POWER_COLOURS } from "./palette.js";
import { drawSkyline } from "./skyline.js";
import { makeCamera } from "./camera.js";
import { paintBike } from "./bike.js";

const SIGNS = ["茶", "夜", "夢", "麺", "花", "猫", "24H", "湯", "NEO", "星"];

export function createPainter(canvas, calm) {
  const pen = canvas.getContext("2d");
  const camera = makeCamera();
  const glows = new Map();
  let skyline = null;
  let skylineFor = "";
  let ratio = 1;
  let finest = 2;

  return { fit, paint, lighten, camera };

  /** A little coarser, for a machine that cannot keep up. */
  function lighten() {
    if (finest <= 0.8) return;
    finest = Math.max(0.8, Math.min(finest, ratio) - 0.3);
    fit();
  }

  function fit() {
    ratio = Math.min(finest, devicePixelRatio || 1);
    const width = canvas.clientWidth || innerWidth;
    const height = canvas.clientHeight || innerHeight;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    camera.fit(width, height);
    skylineFor = "";
  }

  /** `show` holds what is only for the eye: shake, sparks, popups of the moment, the bike's colour. */
  function paint(run, show) {
    const district = DISTRICTS[run.district % DISTRICTS.length];
    camera.x += (run.x - camera.x) * 0.12;
    camera.bend = calm ? 0 : Math.sin(run.metres / 430) * 0.7 + Math.sin(run.metres / 170) * 0.3;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (show.shake > 0 && !calm)
      pen.translate((Math.random() - 0.5) * show.shake * 16, (Math.random() - 0.5) * show.shake * 12);
    paintSky(run, district);
    paintGround(run, district);
    paintCity(run, district);
    paintThings(run, show);
    paintRider(run, show);
    paintSparks(show);
    if (!calm) paintStreaks(run, district);
    if (show.flash > 0) {
      pen.fillStyle = `rgb(255 70 110 / ${Math.min(0.3, show.flash * 0.3)})`;
      pen.fillRect(-20, -20, camera.width + 40, camera.height + 40);
    }
    if (run.powers.slow > 0 || run.powers.surge > 0)
      tintEdges(run.powers.slow > 0 ? "181 139 255" : "255 90 138");
  }

  function paintSky(run, district) {
    const key = `${camera.width}x${camera.height}:${run.district % DISTRICTS.length}`;
    if (key !== skylineFor) {
      skyline = drawSkyline(camera.width, camera.height, camera.horizon, district);
      skylineFor = key;
    }
    const shift = camera.bend * camera.width * 0.06 + camera.x * camera.width * 0.02;
    pen.drawImage(skyline, -camera.width * 0.15 - shift, 0);
  }

  function paintGround(run, district) {
    const { width, height, horizon } = camera;
    const ground = pen.createLinearGradient(0, horizon, 0, height);
    ground.addColorStop(0, `hsl(${district.hue} 70% 30%)`);
    ground.addColorStop(0.12, `hsl(${district.hue} 60% 12%)`);
    ground.addColorStop(1, "#05030c");
    pen.fillStyle = ground;
    pen.fillRect(-20, horizon, width + 40, height - horizon + 20);

    const edge = (x) => ROAD_Z.map((z) => camera.point(x, z));
    const left = edge(-1.06);
    const right = edge(1.06);
    pen.beginPath();
    trace(left);
    for (const [x, y] of right.toReversed()) pen.lineTo(x, y);
    pen.closePath();
    const asphalt = pen.createLinearGradient(0, horizon, 0, height);
    asphalt.addColorStop(0, `hsl(${district.hue} 60% 34%)`);
    asphalt.addColorStop(0.18, `hsl(${district.hue} 45% 11%)`);
    asphalt.addColorStop(1, `hsl(${district.hue} 40% 6%)`);
    pen.fillStyle = asphalt;
    pen.fill();

    // Wet shine: the sun's colour laid down the middle of the road.
    pen.save();
    pen.clip();
    pen.globalCompositeOperation = "lighter";
    const shine = pen.createLinearGradient(0, horizon, 0, height * 0.8);
    shine.addColorStop(0, `${district.sun[1]}26`);
    shine.addColorStop(1, `${district.sun[1]}00`);
    pen.fillStyle = shine;
    for (const half of [0.5, 0.36, 0.24, 0.13]) {
      pen.beginPath();
      trace(ROAD_Z.map((z) => camera.point(-half, z)));
      for (const [x, y] of ROAD_Z.map((z) => camera.point(half, z)).toReversed()) pen.lineTo(x, y);
      pen.fill();
    }
    pen.restore();

    pen.globalCompositeOperation = "lighter";
    for (let z = 12 - (run.metres % 12); z < HORIZON_Z; z += 12) {
      if (z < 2) continue;
      const fog = Math.max(0, 1 - z / 110);
      for (const x of [-0.5, 0, 0.5]) band(x, 0.012, z, z + 4, `rgb(235 240 255 / ${0.5 * fog})`);
      for (const side of [-1, 1])
        band(side * 1.3, 0.22, z, z + 0.5, `hsl(${district.hue} 90% 60% / ${0.28 * fog})`);
    }
    neonLine(left, district.left);
    neonLine(right, district.right);
    pen.globalCompositeOperation = "source-over";
  }

  function band(x, half, near, far, colour) {
    const a = camera.point(x - half, near);
    const b = camera.point(x + half, near);
    const c = camera.point(x + half, far);
    const d = camera.point(x - half, far);
    quad(a, b, c, d, colour);
  }

  function neonLine(points, colour) {
    pen.lineJoin = "round";
    for (const [wide, alpha] of [
      [16, 0.1],
      [8, 0.22],
      [2.5, 1],
    ]) {
      pen.beginPath();
      trace(points);
      pen.globalAlpha = alpha;
      pen.strokeStyle = wide < 4 ? "#fff" : colour;
      pen.lineWidth = wide;
      pen.stroke();
    }
    pen.globalAlpha = 0.85;
    pen.strokeStyle = colour;
    pen.lineWidth = 4;
    pen.stroke();
    pen.globalAlpha = 1;
  }

  /** A canyon of towers along both sides, from far to near. */
  function paintCity(run, district) {
    const spacing = 26;
    const first = Math.floor(run.metres / spacing);
    for (let i = 8; i >= 0; i--) {
      const block = first + i;
      const near = block * spacing - run.metres + 4;
      if (near > HORIZON_Z || near + 17 < 1.5) continue;
      for (const side of [-1, 1])
        paintTower(side, Math.max(1.4, near), near + 17, hash(block * 2 + (side > 0 ? 1 : 0)), district);
    }
  }

  function paintTower(side, near, far, chance, district) {
    const inner = side * (1.5 + chance * 0.5);
    const outer = side * (3.4 + chance);
    const tall = 1 + ((chance * 7.31) % 1) * 1.9;
    const fog = Math.max(0.12, 1 - near / 150);
    const hue = district.hue + ((chance * 3.7) % 1) * 60 - 30;
    const wall = [
      camera.point(inner, near),
      camera.point(inner, far),
      camera.point(inner, far, tall),
      camera.point(inner, near, tall),
    ];
    const front = [
      camera.point(inner, near),
      camera.point(outer, near),
      camera.point(outer, near, tall),
      camera.point(inner, near, tall),
    ];
    const colour = side < 0 ? district.left : district.right;
    const face = pen.createLinearGradient(0, front[3][1], 0, front[0][1]);
    face.addColorStop(0, `hsl(${hue} 55% ${5 + 5 * (1 - fog)}%)`);
    face.addColorStop(1, `hsl(${hue} 60% ${13 + 5 * (1 - fog)}%)`);
    quad(...front, face);
    quad(...wall, `hsl(${hue} 60% ${7 + 9 * (1 - fog)}%)`);
    pen.globalCompositeOperation = "lighter";
    const floors = 7;
    for (let floor = 1; floor < floors; floor++) {
      const high = (tall * floor) / floors;
      const lit = (chance * (floor * 13.7)) % 1;
      if (lit < 0.35) continue;
      for (let room = 0; room < 4; room++) {
        if ((chance * 91.7 + floor * 3.1 + room * 7.7) % 1 < 0.4) continue;
        const z1 = near + ((far - near) * (room + 0.15)) / 4;
        const z2 = near + ((far - near) * (room + 0.8)) / 4;
        quad(
          camera.point(inner, z1, high),
          camera.point(inner, z2, high),
          camera.point(inner, z2, high + 0.07),
          camera.point(inner, z1, high + 0.07),
          `hsl(${lit > 0.75 ? 44 : hue} 95% 66% / ${0.5 * fog})`,
        );
      }
    }
    for (let floor = 1; floor < 6; floor++) {
      for (let room = 0; room < 5; room++) {
        const lit = (chance * 53.3 + floor * 5.3 + room * 2.9) % 1;
        if (lit < 0.55) continue;
        const x1 = inner + side * (0.22 + room * 0.36);
        const high = (tall * floor) / 6;
        quad(
          camera.point(x1, near, high),
          camera.point(x1 + side * 0.2, near, high),
          camera.point(x1 + side * 0.2, near, high + 0.11),
          camera.point(x1, near, high + 0.11),
          `hsl(${lit > 0.85 ? 44 : hue + 20} 90% 62% / ${(lit - 0.45) * 0.5 * fog})`,
        );
      }
    }
    pen.globalAlpha = 0.9 * fog;
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1, camera.scale(near) * 0.008);
    pen.beginPath();
    pen.moveTo(...wall[3]);
    pen.lineTo(...wall[2]);
    pen.moveTo(...wall[3]);
    pen.lineTo(...front[2]);
    if (chance > 0.5) {
      pen.moveTo(...wall[0]);
      pen.lineTo(...wall[3]);
    }
    pen.stroke();
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = "source-over";
    if (chance > 0.42) paintSign(side, inner, near, chance, fog);
  }

  function paintSign(side, inner, near, chance, fog) {
    const x = inner - side * 0.14;
    const [px, top] = camera.point(x, near, 0.92);
    const [, bottom] = camera.point(x, near, 0.42);
    const tall = bottom - top;
    if (tall < 9 || near < 2.4) return;
    const colour = CARS[Math.floor(chance * 5003) % CARS.length];
    const wide = tall * 0.52;
    pen.globalAlpha = fog;
    pen.fillStyle = "#07030f";
    pen.fillRect(px - wide / 2, top, wide, tall);
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1, tall * 0.035);
    pen.strokeRect(px - wide / 2, top, wide, tall);
    pen.fillStyle = colour;
    pen.font = `700 ${Math.round(wide * 0.62)}px "Noto Sans CJK SC", "PingFang SC", "Hiragino Sans", sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const text = SIGNS[Math.floor(chance * 9973 + side * 3 + 5) % SIGNS.length];
    if (text.length > 1) pen.font = `700 ${Math.round(wide * 0.34)}px sans-serif`;
    pen.fillText(text, px, top + tall * 0.52);
    glow(px, top + tall / 2, tall * 0.9, colour, 0.22 * fog);
    pen.globalAlpha = 1;
  }

  function paintThings(run, show) {
    const sorted = run.things.toSorted((a, b) => b.z - a.z);
    for (const thing of sorted) {
      if (thing.z > HORIZON_Z || thing.z < 1.2) continue;
      if (thing.type === "traffic") paintCar(thing, show);
      else paintPickup(thing, show);
    }
  }

  function paintCar(car, show) {
    const fog = Math.min(1, Math.max(0.1, 1.25 - car.z / 130));
    const colour = CARS[car.hue % CARS.length];
    const near = Math.max(1.3, car.z);
    const far = car.z + car.length;
    const low = 0.045;
    const waist = car.height * (car.kind === "van" ? 0.92 : 0.58);
    const corner = (x, z, y) => camera.point(car.x + x * car.half, z, y);
    pen.globalAlpha = fog;
    // Light spilled on the wet road.
    const [gx, gy] = camera.point(car.x, near + 0.4);
    const scale = camera.scale(near);
    glow(gx, gy, scale * car.half * 2.1, colour, 0.34 * fog, 0.35);

    const side = car.x > camera.x * 0.55 ? -1 : 1;
    quad(
      corner(side, near, low),
      corner(side, far, low),
      corner(side, far, waist),
      corner(side, near, waist),
      shade(colour, 0.16),
    );
    quad(
      corner(-1, near, waist),
      corner(1, near, waist),
      corner(0.94, far, waist),
      corner(-0.94, far, waist),
      shade(colour, 0.32),
    );
    if (car.kind !== "van") {
      const a = near + car.length * 0.2;
      const b = near + car.length * 0.75;
      quad(
        corner(side * 0.82, a, waist),
        corner(side * 0.8, b, waist),
        corner(side * 0.6, b - 0.5, car.height),
        corner(side * 0.62, a + 0.5, car.height),
        shade(colour, 0.1),
      );
      quad(
        corner(-0.82, a, waist),
        corner(0.82, a, waist),
        corner(0.62, a + 0.5, car.height),
        corner(-0.62, a + 0.5, car.height),
        "#0b1330",
      );
      quad(
        corner(-0.62, a + 0.5, car.height),
        corner(0.62, a + 0.5, car.height),
        corner(0.6, b - 0.5, car.height),
        corner(-0.6, b - 0.5, car.height),
        shade(colour, 0.42),
      );
    }
    const back = [
      corner(-1, near, low),
      corner(1, near, low),
      corner(1, near, waist),
      corner(-1, near, waist),
    ];
    quad(...back, shade(colour, 0.13));
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1, scale * 0.008);
    pen.beginPath();
    trace([back[3], back[2], corner(side > 0 ? 1 : -1, far, waist)]);
    pen.stroke();
    const lamp = waist * 0.66;
    const thick = waist * 0.16;
    quad(
      corner(-0.92, near, lamp),
      corner(0.92, near, lamp),
      corner(0.92, near, lamp + thick),
      corner(-0.92, near, lamp + thick),
      "#ff2e4d",
    );
    quad(
      corner(-0.86, near, lamp + thick * 0.3),
      corner(0.86, near, lamp + thick * 0.3),
      corner(0.86, near, lamp + thick * 0.7),
      corner(-0.86, near, lamp + thick * 0.7),
      "#ffd0d6",
    );
    for (const x of [-0.75, 0.75]) {
      const [lx, ly] = corner(x, near, lamp + thick / 2);
      glow(lx, ly, scale * 0.13, "#ff2e4d", 0.75 * fog);
    }
    if (car.drift && car.z < car.turnAt + 34 && Math.floor(show.time * 5) % 2 === 0) {
      const [lx, ly] = corner(Math.sign(car.toX - car.x) || 1, near, lamp + thick / 2);
      glow(lx, ly, scale * 0.3, "#ffb13d", fog);
    }
    pen.globalAlpha = 1;
  }

  function paintPickup(thing, show) {
    const scale = camera.scale(thing.z);
    const bob = Math.sin(show.time * 4 + thing.z * 0.2) * 0.012;
    const [x, y] = camera.point(thing.x, thing.z, 0.13 + bob);
    const [, floor] = camera.point(thing.x, thing.z);
    const fog = Math.min(1, Math.max(0, 1.3 - thing.z / 110));
    const colour = thing.type === "parcel" ? "#ffd24a" : POWER_COLOURS[thing.power];
    const size = scale * (thing.type === "parcel" ? 0.055 : 0.085);
    glow(x, floor, size * 2, colour, 0.3 * fog, 0.3);
    glow(x, y, size * 3, colour, 0.5 * fog);
    pen.globalAlpha = fog;
    pen.save();
    pen.translate(x, y);
    if (thing.type === "parcel") {
      const turn = Math.cos(show.time * 3 + thing.z * 0.1);
      pen.fillStyle = "#a86a1c";
      pen.fillRect(-size, -size * 0.8, size * 2, size * 1.7);
      pen.fillStyle = "#ffd24a";
      pen.fillRect(-size, -size * 0.8, size * 2, size * 0.6);
      pen.fillStyle = "#fff3c4";
      pen.fillRect(-size * 0.22 + turn * size * 0.2, -size * 0.8, size * 0.44, size * 1.7);
      pen.strokeStyle = "#ffe9a0";
      pen.lineWidth = Math.max(0.8, size * 0.09);
      pen.strokeRect(-size, -size * 0.8, size * 2, size * 1.7);
    } else {
      pen.strokeStyle = colour;
      pen.fillStyle = "#0a0618cc";
      pen.lineWidth = Math.max(1, size * 0.14);
      pen.beginPath();
      for (let i = 0; i < 6; i++)
        pen.lineTo(Math.cos(i * 1.0472 + show.time) * size, Math.sin(i * 1.0472 + show.time) * size);
      pen.closePath();
      pen.fill();
      pen.stroke();
      powerIcon(pen, thing.power, size * 0.55, colour);
    }
    pen.restore();
    pen.globalAlpha = 1;
  }

  function paintRider(run, show) {
    const blinking = run.safe > 0 && Math.floor(show.time * 12) % 2 === 0 && !run.over;
    if (run.over && show.wreck > 0.05) return;
    const [x, y] = camera.point(run.x, BIKE_Z);
    const size = camera.roadHalf * 0.17;
    const colour = BIKES[show.bike].colour;
    glow(x, y, size * 1.5, run.powers.surge > 0 ? "#ff5a8a" : colour, 0.55, 0.35);
    pen.globalAlpha = blinking && !calm ? 0.4 : 1;
    paintBike(pen, x, y - size * 0.16 + Math.sin(show.time * 7) * size * 0.015, size, run.vx, colour, {
      time: show.time,
      surge: run.powers.surge > 0,
      glow,
    });
    pen.globalAlpha = 1;
    if (run.shield || run.powers.magnet > 0) {
      pen.strokeStyle = run.shield ? POWER_COLOURS.shield : POWER_COLOURS.magnet;
      pen.lineWidth = 3;
      pen.globalAlpha = 0.7;
      pen.beginPath();
      pen.ellipse(x, y - size * 0.75, size * 0.95, size * 1.25, 0, 0, 7);
      pen.stroke();
      pen.globalAlpha = 1;
      glow(x, y - size * 0.7, size * 1.7, pen.strokeStyle, 0.18);
    }
  }

  function paintSparks(show) {
    pen.globalCompositeOperation = "lighter";
    for (const spark of show.sparks) {
      pen.globalAlpha = Math.min(1, spark.life * 2.4);
      pen.strokeStyle = spark.colour;
      pen.lineWidth = spark.size;
      pen.beginPath();
      pen.moveTo(spark.x, spark.y);
      pen.lineTo(spark.x - spark.vx * 0.03, spark.y - spark.vy * 0.03);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = "source-over";
  }

  /** Rain and speed in one: short streaks away from the vanishing point. */
  function paintStreaks(run, district) {
    const { width, height, horizon } = camera;
    pen.globalCompositeOperation = "lighter";
    pen.strokeStyle = district.right;
    pen.lineWidth = 1.2;
    const many = 26;
    for (let i = 0; i < many; i++) {
      const turn = hash(i + 3) * Math.PI * 2;
      const way = (hash(i + 77) + run.metres * 0.013 * (0.6 + hash(i + 9))) % 1;
      const reach = (0.25 + way * way * 0.95) * Math.max(width, height) * 0.7;
      const long = 12 + way * 60 * (run.speed / 70);
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      pen.globalAlpha = way * 0.3;
      pen.beginPath();
      pen.moveTo(width / 2 + cos * reach, horizon + sin * reach);
      pen.lineTo(width / 2 + cos * (reach + long), horizon + sin * (reach + long));
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = "source-over";
  }

  function tintEdges(rgb) {
    const { width, height } = camera;
    const edge = pen.createRadialGradient(
      width / 2,
      height / 2,
      Math.min(width, height) * 0.35,
      width / 2,
      height / 2,
      Math.max(width, height) * 0.72,
    );
    edge.addColorStop(0, `rgb(${rgb} / 0)`);
    edge.addColorStop(1, `rgb(${rgb} / 0.35)`);
    pen.fillStyle = edge;
    pen.fillRect(0, 0, width, height);
  }

  function glow(x, y, radius, colour, alpha, flat = 1) {
    if (!glows.has(colour)) glows.set(colour, glowSprite(colour));
    const before = pen.globalAlpha;
    pen.globalCompositeOperation = "lighter";
    pen.globalAlpha = alpha;
    pen.drawImage(glows.get(colour), x - radius, y - radius * flat, radius * 2, radius * 2 * flat);
    pen.globalAlpha = before;
    pen.globalCompositeOperation = "source-over";
  }

  function quad(a, b, c, d, colour) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(a[0], a[1]);
    pen.lineTo(b[0], b[1]);
    pen.lineTo(c[0], c[1]);
    pen.lineTo(d[0], d[1]);
    pen.fill();
  }

  function trace(points) {
    points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  }
}

/** Where the road is cut into pieces: close together near by, far apart far away. */
const ROAD_Z = Array.from({ length: 22 }, (_, index) => 1.6 * 1.27 ** index);

export function powerIcon(pen, power, size, colour) {
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = size * 0.28;
  pen.lineCap = "round";
  pen.beginPath();
  if (power === "shield") {
    pen.moveTo(0, -size);
    pen.lineTo(size * 0.8, -size * 0.6);
    pen.quadraticCurveTo(size * 0.8, size * 0.5, 0, size);
    pen.quadraticCurveTo(-size * 0.8, size * 0.5, -size * 0.8, -size * 0.6);
    pen.closePath();
    pen.fill();
  } else if (power === "slow") {
    pen.arc(0, 0, size * 0.8, 0, 7);
    pen.moveTo(0, -size * 0.45);
    pen.lineTo(0, 0);
    pen.lineTo(size * 0.35, size * 0.2);
    pen.stroke();
  } else if (power === "magnet") {
    pen.arc(0, -size * 0.1, size * 0.65, 0, Math.PI);
    pen.moveTo(-size * 0.65, -size * 0.1);
    pen.lineTo(-size * 0.65, -size * 0.75);
    pen.moveTo(size * 0.65, -size * 0.1);
    pen.lineTo(size * 0.65, -size * 0.75);
    pen.stroke();
  } else {
    pen.moveTo(size * 0.25, -size);
    pen.lineTo(-size * 0.55, size * 0.15);
    pen.lineTo(0, size * 0.15);
    pen.lineTo(-size * 0.25, size);
    pen.lineTo(size * 0.55, -size * 0.15);
    pen.lineTo(0, -size * 0.15);
    pen.closePath();
    pen.fill();
  }
}

function glowSprite(colour) {
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = 128;
  const pen = sprite.getContext("2d");
  const light = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
  light.addColorStop(0, colour);
  light.addColorStop(0.25, `${colour.slice(0, 7)}88`);
  light.addColorStop(1, `${colour.slice(0, 7)}00`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 128, 128);
  return sprite;
}

/** The colour darkened to a share of its light. */
function shade(colour, share) {
  const value = Number.parseInt(colour.slice(1), 16);
  return `rgb(${(value >> 16) * share} ${((value >> 8) & 255) * share} ${(value & 255) * share + 10})`;
}

const hash = (n) => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
