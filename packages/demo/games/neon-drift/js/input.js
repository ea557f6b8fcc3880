/** Keys, drags and taps, told to the ride as `steer` (-1..1) or `target` (an x on the road). */
import { LANES } from "./run.js";

export function listen(surface, { camera, bikeX, active }) {
  const held = new Set();
  const SIDES = { ArrowLeft: -1, a: -1, A: -1, ArrowRight: 1, d: 1, D: 1 };
  let drag = null;
  let target = null;

  addEventListener("keydown", (event) => {
    if (!active() || !(event.key in SIDES)) return;
    event.preventDefault();
    target = null;
    held.add(SIDES[event.key]);
  });
  addEventListener("keyup", (event) => {
    if (event.key in SIDES) held.delete(SIDES[event.key]);
  });
  surface.addEventListener("pointerdown", (event) => {
    if (!active()) return;
    event.preventDefault();
    drag = { id: event.pointerId, x: event.clientX, from: bikeX(), moved: false, at: event.timeStamp };
    try {
      surface.setPointerCapture(event.pointerId);
    } catch {
      // The finger may already be up again.
    }
  });
  surface.addEventListener("pointermove", (event) => {
    if (!drag || drag.id !== event.pointerId) return;
    const way = event.clientX - drag.x;
    if (Math.abs(way) > 8) drag.moved = true;
    // A drag of about 60 % of the road's width goes from kerb to kerb.
    if (drag.moved) target = clamp(drag.from + way / (camera.roadHalf * 0.62));
  });
  const lift = (event) => {
    if (!drag || drag.id !== event.pointerId) return;
    if (!drag.moved && event.type === "pointerup") hop(event.clientX < camera.width / 2 ? -1 : 1);
    drag = null;
  };
  surface.addEventListener("pointerup", lift);
  surface.addEventListener("pointercancel", lift);
  addEventListener("blur", clear);
  return { read, clear };

  /** A tap: on to the next lane on that side. */
  function hop(side) {
    const from = target ?? bikeX();
    const beyond = LANES.filter((lane) => (lane - from) * side > 0.12);
    if (beyond.length) target = side < 0 ? beyond.at(-1) : beyond[0];
  }

  function read() {
    const steer = (held.has(1) ? 1 : 0) - (held.has(-1) ? 1 : 0);
    return { steer, target: steer ? null : target };
  }

  function clear() {
    held.clear();
    drag = null;
    target = null;
  }
}

const clamp = (x) => Math.max(-0.92, Math.min(0.92, x));
