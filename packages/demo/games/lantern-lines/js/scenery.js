/** The night behind everything: moon, hills, a village, the river and lanterns adrift. */
import { COLOURS } from "./pieces.js";

export function drawScenery(holder) {
  const scatter = (index, salt, range) =>
    (Math.abs(Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43758.5453) % 1) * range;
  const drifting = Array.from({ length: 14 }, (_, index) => {
    const near = (index / 14) * 100;
    const x = 30 + ((index * 0.618034 + 0.1) % 1) * 1540;
    const y = 640 + near * 2.3;
    const size = 0.35 + near / 130;
    const paint = COLOURS[[0, 1, 1, 6, 5, 1, 0][index % 7]];
    return `<g class="adrift" style="animation-delay:${-index * 2.3}s;animation-duration:${16 + (index % 5) * 3}s"><g transform="translate(${x} ${y}) scale(${size})">
      <circle r="78" fill="url(#glow${COLOURS.indexOf(paint)})"/><ellipse cy="44" rx="26" ry="5" fill="${paint}" opacity=".3"/>
      <path d="M-18-30H18L22 26H-22Z" fill="${paint}" opacity=".95"/><path d="M-10-28L-12 24M10-28L12 24" stroke="#1a1430" opacity=".18" stroke-width="3"/>
      <ellipse cy="8" rx="11" ry="16" fill="#fff7e2" opacity=".75"/><path d="M-30 26H30L22 38H-22Z" fill="#3a2340"/></g></g>`;
  }).join("");
  const stars = Array.from(
    { length: 70 },
    (_, index) =>
      `<circle cx="${scatter(index, 1, 1600).toFixed()}" cy="${(scatter(index, 2, 400) + 8).toFixed()}" r="${1 + (index % 3) * 0.5}" class="star" style="animation-delay:${-(index % 9) * 0.6}s"/>`,
  ).join("");
  const houses = [
    [180, 470, 1],
    [262, 486, 0.8],
    [668, 470, 0.95],
    [745, 482, 0.7],
    [940, 472, 0.85],
    [1180, 462, 1.1],
    [1290, 480, 0.85],
    [1385, 474, 1],
  ]
    .map(
      ([x, y, scale]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-44 0Q-20-6 0-34Q20-6 44 0L38 6H-38Z" fill="#141a3a"/><rect x="-30" y="4" width="60" height="34" fill="#1b2146"/><rect x="-20" y="12" width="14" height="16" fill="#ffc978" opacity=".9"/><rect x="4" y="12" width="14" height="16" fill="#ffb45e" opacity=".75"/></g>`,
    )
    .join("");
  const waves = Array.from(
    { length: 26 },
    (_, index) =>
      `<path d="M${scatter(index, 3, 1600).toFixed()} ${(562 + scatter(index, 4, 320)).toFixed()}q20-7 40 0t40 0" class="wave" style="animation-delay:${-index * 0.5}s"/>`,
  ).join("");
  holder.innerHTML = `<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
    <defs>
      ${COLOURS.map((paint, index) => `<radialGradient id="glow${index}"><stop offset="0" stop-color="${paint}" stop-opacity=".42"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>`).join("")}
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1030"/><stop offset=".55" stop-color="#2a2560"/><stop offset="1" stop-color="#7a4a7c"/></linearGradient>
      <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b3a73"/><stop offset=".25" stop-color="#1f2a5c"/><stop offset="1" stop-color="#0a1230"/></linearGradient>
      <linearGradient id="path" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0cf" stop-opacity=".22"/><stop offset="1" stop-color="#fff0cf" stop-opacity="0"/></linearGradient>
      <radialGradient id="moonlight"><stop offset="0" stop-color="#fff3d0" stop-opacity=".55"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="1600" height="560" fill="url(#sky)"/>${stars}
    <circle cx="770" cy="312" r="210" fill="url(#moonlight)"/><circle cx="770" cy="312" r="50" fill="#fff0cf"/><circle cx="755" cy="300" r="10" fill="#f0dcb4"/><circle cx="787" cy="322" r="7" fill="#f0dcb4"/>
    <path d="M0 430C140 330 240 380 360 300C470 230 560 360 700 340C840 320 900 220 1040 290C1180 360 1260 300 1400 330C1500 350 1560 320 1600 300V560H0Z" fill="#2b2a63"/>
    <path d="M0 480C180 400 300 470 460 420C600 380 700 470 860 440C1000 415 1120 400 1260 450C1400 495 1500 430 1600 440V560H0Z" fill="#1d2050"/>
    ${houses}
    <path d="M0 500C200 490 420 520 640 512C900 500 1200 505 1600 512V570H0Z" fill="#11163a"/>
    <rect y="540" width="1600" height="360" fill="url(#water)"/>
    <path d="M742 548H798L855 900H685Z" fill="url(#path)"/>${waves}${drifting}
  </svg>`;
}
