/**
 * One ride: where the bike, the traffic and the parcels are, and what happens to them.
 * No drawing, no clock, no chance of its own: `random` and the seconds are passed in.
 *
 * Across the road x runs from -1 to 1; along it z is metres ahead of the camera.
 */

export const LANES = [-0.75, -0.25, 0.25, 0.75];
export const BIKE_Z = 6;
export const BIKE_HALF = 0.075;
export const HORIZON_Z = 190;
export const DISTRICT_METRES = 1200;
export const HULL_FULL = 3;
const CHAIN_SECONDS = 3.2;
const NEAR_MISS = 0.17;
/** Traffic and everything that floats along with it goes at this share of the cruising speed. */
const PACE = 0.46;

const KINDS = {
  car: { half: 0.165, length: 4.4, height: 0.2 },
  van: { half: 0.185, length: 6.5, height: 0.36 },
  pod: { half: 0.12, length: 3.2, height: 0.17 },
};
const POWERS = ["shield", "slow", "magnet", "surge"];
const POWER_SECONDS = { slow: 4.5, magnet: 8, surge: 4 };

/**
 * Something on the road. Traffic has a size; a car that will change lanes knows when (`turnAt`, metres) and where to.
 * @typedef {{ type: string, x: number, z: number, kind?: string, half?: number, length?: number, height?: number,
 *   hue?: number, open?: number, power?: string, drift?: boolean, turnAt?: number, toX?: number, closest?: number,
 *   hit?: boolean, passed?: boolean, gone?: boolean }} Thing
 * @typedef {{ type: string, x?: number, points?: number, power?: string, district?: number, bonus?: number }} RideEvent
 */

/**
 * A new ride; `random` gives numbers from 0 up to 1, `limits` are what the edition sets: without any, only the hull ends a ride.
 * @typedef {{ seconds?: number, districts?: number }} RideLimits
 * @param {() => number} random
 * @param {RideLimits} limits
 */
export function newRun(random, { seconds = Infinity, districts = Infinity } = {}) {
  return {
    random,
    secondsAllowed: seconds,
    districtsOpen: districts,
    x: 0.25,
    vx: 0,
    speed: 34,
    metres: 0,
    seconds: 0,
    hull: HULL_FULL,
    safe: 1.5,
    score: 0,
    chain: 0,
    chainLeft: 0,
    bestChain: 0,
    parcels: 0,
    nearMisses: 0,
    district: 0,
    drift: 0,
    drifting: false,
    shield: false,
    powers: { slow: 0, magnet: 0, surge: 0 },
    things: /** @type {Thing[]} */ ([]),
    flow: 0,
    nextRow: 70,
    rows: 0,
    openLane: 2,
    over: false,
  };
}

export const multiplier = (run) => Math.min(9, 1 + Math.floor(run.chain / 3));

/** Top speed grows with the way ridden: quickly at first, then ever more slowly. */
export const cruise = (run) => 36 + 44 * (1 - Math.exp(-run.metres / 5200));

/**
 * Moves the ride on by `dt` seconds. `steer` is -1..1, or `target` an x to drift to.
 * Returns what happened, for sound, sparks and words.
 * @param {ReturnType<typeof newRun>} run
 * @param {number} dt
 * @param {{ steer?: number, target?: number | null }} input
 */
export function advance(run, dt, { steer = 0, target = null }) {
  const events = /** @type {RideEvent[]} */ ([]);
  if (run.over) return events;
  const slow = run.powers.slow > 0 ? 0.55 : 1;
  const surge = run.powers.surge > 0 ? 1.45 : 1;
  run.seconds += dt;
  run.speed += (cruise(run) * slow * surge - run.speed) * Math.min(1, dt * 1.6);
  run.metres += run.speed * dt;
  run.safe = Math.max(0, run.safe - dt);
  for (const power of Object.keys(run.powers)) run.powers[power] = Math.max(0, run.powers[power] - dt);

  ride(run, dt, steer, target, events);
  for (const thing of run.things) {
    thing.z -= (run.speed - PACE * cruise(run) * slow) * dt;
    if (thing.drift) sway(thing, dt);
    if (run.powers.magnet > 0 && thing.type === "parcel" && thing.z < 46 && thing.z > 2)
      thing.x += (run.x - thing.x) * Math.min(1, dt * 5);
    meet(run, thing, events);
  }
  run.flow += (run.speed - PACE * cruise(run) * slow) * dt;
  run.things = run.things.filter((thing) => thing.z > -12 && !thing.gone);
  spawn(run);

  run.score += run.speed * dt * 0.5 * multiplier(run) * (run.powers.surge > 0 ? 2 : 1);
  if (run.chainLeft > 0) {
    run.chainLeft -= dt;
    if (run.chainLeft <= 0) run.chain = 0;
  }
  const district = Math.min(run.districtsOpen - 1, Math.floor(run.metres / DISTRICT_METRES));
  if (district > run.district) {
    run.district = district;
    const bonus = 500 * district;
    run.score += bonus;
    events.push({ type: "district", district, bonus });
  }
  if (!run.over && run.seconds >= run.secondsAllowed) {
    run.over = true;
    events.push({ type: "timeUp" });
  }
  return events;
}

/** Steering with weight: the bike swings out and has to be caught again, and a long swing is a drift. */
function ride(run, dt, steer, target, events) {
  let want = steer * 2.1;
  if (target !== null) want = Math.max(-2.6, Math.min(2.6, (target - run.x) * 7));
  const grip = want === 0 ? 5.5 : 8.5;
  run.vx += (want - run.vx) * Math.min(1, dt * grip);
  run.x += run.vx * dt;
  if (Math.abs(run.x) > 0.93) {
    run.x = Math.sign(run.x) * 0.93;
    run.vx *= -0.2;
  }
  const drifting = Math.abs(run.vx) > 0.85;
  if (drifting) {
    run.drift += Math.abs(run.vx) * dt;
    run.score += Math.abs(run.vx) * 40 * dt * multiplier(run);
  }
  if (!drifting && run.drifting) {
    if (run.drift > 0.42) {
      const points = Math.round(run.drift * 120) * multiplier(run);
      run.score += points;
      if (run.chain > 0) run.chainLeft = CHAIN_SECONDS;
      events.push({ type: "drift", points });
    }
    run.drift = 0;
  }
  run.drifting = drifting;
}

function sway(thing, dt) {
  if (thing.z > thing.turnAt) return;
  const left = thing.toX - thing.x;
  thing.x += Math.sign(left) * Math.min(Math.abs(left), dt * 0.5);
}

/** What happens when something reaches the bike. */
function meet(run, thing, events) {
  const gap = Math.abs(thing.x - run.x);
  if (thing.type === "parcel" || thing.type === "power") {
    if (thing.z < BIKE_Z + 2 && thing.z > BIKE_Z - 3 && gap < 0.19) {
      thing.gone = true;
      if (thing.type === "parcel") {
        run.parcels += 1;
        events.push({ type: "parcel", x: thing.x, points: reward(run, 30) });
      } else {
        if (thing.power === "shield") run.shield = true;
        else run.powers[thing.power] = POWER_SECONDS[thing.power];
        events.push({ type: "power", power: thing.power, x: thing.x, points: reward(run, 60) });
      }
    }
    return;
  }
  const touching = thing.z < BIKE_Z + 0.9 && thing.z + thing.length > BIKE_Z - 0.9;
  if (touching) {
    thing.closest = Math.min(thing.closest ?? 9, gap);
    if (gap < thing.half + BIKE_HALF - 0.02 && !thing.hit) crash(run, thing, events);
  } else if (thing.closest !== undefined && !thing.passed && thing.z + thing.length < BIKE_Z) {
    thing.passed = true;
    if (!thing.hit && thing.closest < thing.half + BIKE_HALF + NEAR_MISS) {
      run.nearMisses += 1;
      events.push({ type: "near", x: thing.x, points: reward(run, 50) });
    }
  }
}

function reward(run, points) {
  run.chain += 1;
  run.chainLeft = CHAIN_SECONDS;
  run.bestChain = Math.max(run.bestChain, run.chain);
  const won = points * multiplier(run);
  run.score += won;
  return won;
}

function crash(run, thing, events) {
  if (run.powers.surge > 0) {
    thing.hit = true;
    thing.gone = true;
    events.push({ type: "smash", x: thing.x, points: reward(run, 80) });
    return;
  }
  if (run.safe > 0) return;
  thing.hit = true;
  if (run.shield) {
    run.shield = false;
    run.safe = 1.2;
    events.push({ type: "shielded", x: thing.x });
    return;
  }
  run.hull -= 1;
  run.safe = 1.9;
  run.chain = 0;
  run.chainLeft = 0;
  run.speed *= 0.45;
  run.vx = Math.sign(run.x - thing.x || 1) * 1.4;
  run.over = run.hull <= 0;
  events.push({ type: run.over ? "over" : "crash", x: thing.x });
}

/**
 * Sets out rows of traffic. One lane is always open, and from row to row it moves
 * at most one lane over, so there is a way through for whoever sees it.
 */
function spawn(run) {
  while (run.flow + HORIZON_Z > run.nextRow) {
    run.rows += 1;
    const { random } = run;
    const z = run.nextRow - run.flow;
    const step = Math.floor(random() * 3) - 1;
    run.openLane = Math.max(0, Math.min(LANES.length - 1, run.openLane + step));
    const crowd = Math.min(
      3,
      1 + (random() < 0.3 + run.metres / 9000 ? 1 : 0) + (random() < run.metres / 22000 ? 1 : 0),
    );
    const shut = shuffle(
      [0, 1, 2, 3].filter((lane) => lane !== run.openLane),
      random,
    ).slice(0, crowd);
    for (const lane of shut) {
      const roll = random();
      const kind = roll < 0.2 ? "van" : roll < 0.42 ? "pod" : "car";
      run.things.push({
        type: "traffic",
        kind,
        ...KINDS[kind],
        x: LANES[lane] + (random() - 0.5) * 0.08,
        z: z + random() * 3,
        hue: Math.floor(random() * 5),
        open: LANES[run.openLane],
      });
    }
    // Now and then a car with a free lane beside it changes over, indicator first.
    const mover = run.things.at(-1);
    if (run.metres > 900 && shut.length === 1 && random() < 0.4) {
      const beside = [shut[0] - 1, shut[0] + 1].filter(
        (lane) => lane >= 0 && lane < 4 && lane !== run.openLane,
      );
      if (beside.length) Object.assign(mover, { drift: true, turnAt: 62, toX: LANES[beside[0]] });
    }
    if (run.rows % 2 === 0) {
      for (let i = 0; i < 4; i++)
        run.things.push({ type: "parcel", x: LANES[run.openLane], z: z + 5 + i * 4 });
    }
    if (run.rows % 9 === 5)
      run.things.push({
        type: "power",
        power: POWERS[Math.floor(random() * POWERS.length)],
        x: LANES[run.openLane],
        z: z + 2,
      });
    const gap = 21 + cruise(run) * 0.14;
    run.nextRow += gap * (0.85 + random() * 0.4);
  }
}

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
