/** The picture: a place, its weather, and whoever is there. Nothing here knows the story. */
import { drawPerson } from "./art/people.js";
import { drawPlace } from "./art/places.js";
import { make } from "./dom.js";

export function createScene(root) {
  const places = make("div", { class: "places" });
  const weather = make("div", { class: "weather" }, make("i"), make("i"));
  const cast = make("div", { class: "cast" });
  root.append(places, weather, cast);
  const faces = new Map();
  let place = "";

  return { setPlace, setWeather, setPeople, speak };

  function setPlace(name) {
    if (name === place) return;
    place = name;
    const next = make("div", { class: `place ${name}` });
    next.innerHTML = drawPlace(name);
    places.append(next);
    // The old place goes once the new one has faded in over it.
    setTimeout(() => {
      while (places.children.length > 1 && places.firstChild !== next) places.firstChild.remove();
    }, 1100);
  }

  function setWeather(kind) {
    weather.className = `weather ${kind}`;
  }

  /** Exactly these people stay; newcomers step in calmly. */
  function setPeople(names) {
    for (const [who, face] of faces) {
      if (names.includes(who)) continue;
      face.element.classList.add("leaving");
      setTimeout(() => face.element.remove(), 500);
      faces.delete(who);
    }
    for (const who of names) bring(who, "calm");
    for (const face of faces.values()) face.element.classList.remove("listening");
    cast.classList.toggle("pair", faces.size > 1);
  }

  /** Someone speaks, with a feeling; the other listens. Voices that are not drawn leave everyone as they were. */
  function speak(who, feeling) {
    if (who !== "wan" && who !== "kaori") {
      for (const face of faces.values()) face.element.classList.toggle("listening", who !== "");
      return;
    }
    bring(who, feeling);
    cast.classList.toggle("pair", faces.size > 1);
    for (const [name, face] of faces) face.element.classList.toggle("listening", name !== who);
  }

  function bring(who, feeling) {
    let face = faces.get(who);
    if (!face) {
      face = { element: make("div", { class: `figure ${who}` }), feeling: "" };
      faces.set(who, face);
      cast.append(face.element);
    }
    if (face.feeling !== feeling) {
      face.feeling = feeling;
      face.element.innerHTML = drawPerson(who, feeling);
    }
  }
}
