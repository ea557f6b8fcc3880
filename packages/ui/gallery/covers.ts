/** Pictures for the gallery, drawn in code: dusk in five moods. */
export const COVERS = [
  scene(["#2b1b4d", "#b1457e", "#f6a56b"], '<circle cx="470" cy="150" r="58" fill="#ffe3b0"/>', "#1b1030"),
  scene(["#0b2a3f", "#1f7a8c", "#bfe7d9"], '<circle cx="160" cy="110" r="40" fill="#f4fbff"/>', "#071a28"),
  scene(
    ["#3a0f24", "#a12b4b", "#f0c0a8"],
    '<rect x="280" y="40" width="80" height="220" fill="#ffd9c2" opacity=".5"/>',
    "#240a17",
  ),
  scene(
    ["#101b3d", "#4653a8", "#e7b6e0"],
    '<circle cx="330" cy="120" r="70" fill="#fbeaff" opacity=".8"/>',
    "#0a1028",
  ),
  scene(["#14301f", "#4b8a4f", "#f2e7a0"], '<circle cx="520" cy="90" r="46" fill="#fffbe0"/>', "#0b1c12"),
  scene(
    ["#2d2a1a", "#8f6b2f", "#f4d58d"],
    '<circle cx="110" cy="180" r="52" fill="#fff3d2" opacity=".9"/>',
    "#191608",
  ),
];

function scene([top, middle, low]: [string, string, string], light: string, ground: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/>${light}<path d="M0 290c80-40 130-30 190-10s110-50 180-40 90 40 150 30 80-30 120-24v114H0Z" fill="${ground}"/><path d="M0 330c120-30 230 10 330-6s210-20 310 0v36H0Z" fill="${ground}" opacity=".7"/></svg>`,
  )}`;
}
