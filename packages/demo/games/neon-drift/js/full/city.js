/** The districts beyond the first, and the bikes that parcels earn. */
export const LATER_DISTRICTS = [
  {
    sky: ["#03101e", "#06304a", "#0b6a7a"],
    sun: ["#d6fff2", "#3dd6c8"],
    left: "#3dffb0",
    right: "#4aa8ff",
    hue: 190,
  },
  {
    sky: ["#140410", "#4a0a24", "#a32a2a"],
    sun: ["#ffe08a", "#ff5a3d"],
    left: "#ffb13d",
    right: "#ff3d6a",
    hue: 345,
  },
  {
    sky: ["#08081f", "#1c1c5a", "#5a3aa8"],
    sun: ["#f2d6ff", "#9a6bff"],
    left: "#c07bff",
    right: "#6bd6ff",
    hue: 250,
  },
  {
    sky: ["#0c0f05", "#2c3a0a", "#7a7a1a"],
    sun: ["#fff6b0", "#d0d63d"],
    left: "#e6ff3d",
    right: "#ff8a3d",
    hue: 70,
  },
  {
    sky: ["#041018", "#0a2a3a", "#4a7aa0"],
    sun: ["#ffffff", "#a8d8ff"],
    left: "#8ae6ff",
    right: "#ff8ad6",
    hue: 205,
  },
  {
    sky: ["#1a0a20", "#6a2a5a", "#ff9a6a"],
    sun: ["#fff0c0", "#ffb86a"],
    left: "#ffd66b",
    right: "#ff6bb0",
    hue: 320,
  },
];
export const EARNED_BIKES = [
  { colour: "#ff8a4a", needs: 40 },
  { colour: "#b8ff5a", needs: 120 },
  { colour: "#ff6bd6", needs: 250 },
];
