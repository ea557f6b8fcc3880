/** Colours: one set for a district, and what things glow in. */
export const FIRST_DISTRICT = {
  sky: ["#09041c", "#2a0a4a", "#7a1a6a"],
  sun: ["#ffb13d", "#ff3d7f"],
  left: "#ff3d9a",
  right: "#3df5ff",
  hue: 285,
};
export const CARS = ["#ff5aa8", "#4ad8ff", "#ffc04a", "#a37bff", "#5affb0"];
export const POWER_COLOURS = { shield: "#6be6ff", slow: "#b58bff", magnet: "#ffd24a", surge: "#ff5a8a" };
export const FIRST_BIKE = { colour: "#3df5ff", needs: 0 };
