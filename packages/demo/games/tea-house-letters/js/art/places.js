/** Where the story happens. Flat shapes, one light source each; every place is 1600 × 900 and may be cropped to its middle. */

export const PLACES = { street, teahouse, workroom, bridge, rooftop, morning, station };

export function drawPlace(name) {
  // Two places are on the page while one fades into the other, so their gradients need names of their own.
  const picture = PLACES[name]().replaceAll(' id="', ` id="${name}-`).replaceAll("url(#", `url(#${name}-`);
  return `<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${picture}</svg>`;
}

const repeat = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join("");
const gradient = (id, stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;
const halo = (id, colour, strength = 0.8) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

function paperLantern(x, y, scale = 1) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="150" fill="url(#lamp)"/><path d="M0-90V-44" stroke="#3a2028" stroke-width="5"/><rect x="-22" y="-50" width="44" height="12" rx="4" fill="#3a2028"/>
    <path d="M-26-40H26C52-22 52 24 26 42H-26C-52 24-52-22-26-40Z" fill="#f0763f"/><path d="M-10-40C-24-14-24 16-10 42M10-40C24-14 24 16 10 42" stroke="#c9502c" stroke-width="4" fill="none"/><ellipse rx="18" ry="26" fill="#ffd98a" opacity=".8"/>
    <rect x="-22" y="40" width="44" height="10" rx="4" fill="#3a2028"/><path d="M0 50V84" stroke="#d8574a" stroke-width="6"/></g>`;
}

function roof(x, y, wide, colour, rim) {
  return `<path d="M${x - wide / 2 - 40} ${y}C${x - wide / 2} ${y - 14} ${x - wide / 4} ${y - 70} ${x - wide / 4} ${y - 92}H${x + wide / 4}C${x + wide / 4} ${y - 70} ${x + wide / 2} ${y - 14} ${x + wide / 2 + 40} ${y}L${x + wide / 2 + 20} ${y + 18}H${x - wide / 2 - 20}Z" fill="${colour}"/>
    <path d="M${x - wide / 2 - 40} ${y}C${x - wide / 2} ${y - 10} ${x + wide / 2} ${y - 10} ${x + wide / 2 + 40} ${y}" stroke="${rim}" stroke-width="6" fill="none"/>`;
}

/** A canal street in evening rain; the tea house is lit. */
function street() {
  return `<defs>${gradient("sky", [
    [0, "#1d2647"],
    [0.6, "#43486f"],
    [1, "#7a6a7e"],
  ])}${gradient("canal", [
    [0, "#3a4468"],
    [1, "#151b36"],
  ])}${halo("lamp", "#ffb25e", 0.6)}</defs>
    <rect width="1600" height="900" fill="url(#sky)"/>
    <path d="M0 330C160 250 300 300 460 240C640 180 760 280 930 230C1120 180 1300 250 1600 190V620H0Z" fill="#303a60"/>
    ${repeat(4, (i) => `<rect x="${40 + i * 150}" y="${372 + (i % 2) * 30}" width="130" height="230" fill="#2a2f4e"/>${roof(105 + i * 150, 384 + (i % 2) * 30, 130, "#1f2440", "#414a72")}<rect x="${70 + i * 150}" y="${440 + (i % 2) * 30}" width="26" height="40" fill="${i % 2 ? "#f2b866" : "#3b4468"}"/><rect x="${116 + i * 150}" y="${440 + (i % 2) * 30}" width="26" height="40" fill="#e8a25a" opacity=".6"/>`)}
    <rect x="640" y="330" width="620" height="330" fill="#4a3338"/><rect x="640" y="330" width="620" height="40" fill="#38262c"/>
    ${roof(950, 334, 640, "#252a48", "#5a6390")}${roof(950, 232, 380, "#2b3052", "#5a6390")}<rect x="790" y="244" width="320" height="80" fill="#3c2a30"/>
    ${repeat(4, (i) => `<rect x="${812 + i * 74}" y="262" width="54" height="46" rx="3" fill="#f6c478" opacity="${i === 1 ? 1 : 0.55}"/>`)}
    <rect x="690" y="400" width="180" height="200" fill="#ffd89a"/><rect x="1030" y="400" width="180" height="200" fill="#ffd89a"/>
    ${repeat(2, (i) => `<path d="M${690 + i * 340} 400h180v200h-180zM${735 + i * 340} 400v200M${780 + i * 340} 400v200M${825 + i * 340} 400v200M${690 + i * 340} 466h180M${690 + i * 340} 534h180" stroke="#5a3530" stroke-width="8" fill="none"/>`)}
    <rect x="900" y="390" width="100" height="250" fill="#ffe6b8"/><path d="M900 390h100v80q-50 16-100 0z" fill="#31506a"/><path d="M950 404v58" stroke="#f4ead6" stroke-width="7"/>
    <rect x="1240" y="360" width="64" height="150" rx="6" fill="#6b4638"/><path d="M1272 384v36M1254 396h36M1260 420h24M1272 436v50M1256 452h32M1256 478h32" stroke="#f4e2b8" stroke-width="6" stroke-linecap="round"/>
    ${paperLantern(880, 430, 0.62)}${paperLantern(1020, 430, 0.62)}${paperLantern(660, 440, 0.5)}${paperLantern(1228, 440, 0.5)}
    <path d="M0 640H1600V720H0Z" fill="#3b3d58"/>${repeat(16, (i) => `<path d="M${i * 104} 640l-24 80" stroke="#2c2e47" stroke-width="5"/>`)}<path d="M0 676H1600" stroke="#2c2e47" stroke-width="4"/>
    <rect y="720" width="1600" height="180" fill="url(#canal)"/>
    ${repeat(7, (i) => `<path d="M${640 + i * 100} 728v${70 + (i % 3) * 40}" stroke="#ffb25e" stroke-width="26" opacity=".16" stroke-linecap="round"/>`)}
    ${repeat(12, (i) => `<path d="M${(i * 283) % 1560} ${748 + ((i * 53) % 130)}q24-8 48 0t48 0" stroke="#aebbe0" stroke-width="3" fill="none" opacity=".25"/>`)}
    <path d="M1440 900C1448 700 1430 520 1460 380" stroke="#1a1f38" stroke-width="26" fill="none"/>${repeat(9, (i) => `<path d="M1456 ${330 + i * 8}C${1380 + i * 30} ${360 + i * 14} ${1340 + i * 34} ${470 + i * 10} ${1330 + i * 40} 640" stroke="#35503f" stroke-width="9" fill="none" stroke-linecap="round" opacity=".85"/>`)}`;
}

function shelf(x, y, wide, seed) {
  const tins = ["#7a3b34", "#3f6552", "#b98a4a", "#39405c", "#8a5a3a", "#a8574a"];
  return `<rect x="${x}" y="${y}" width="${wide}" height="12" fill="#5a3526"/>${repeat(
    Math.floor(wide / 58),
    (i) => {
      const high = 52 + ((i * 7 + seed * 5) % 4) * 8;
      const colour = tins[(i * 5 + seed) % tins.length];
      return `<rect x="${x + 10 + i * 58}" y="${y - high}" width="44" height="${high}" rx="5" fill="${colour}"/><rect x="${x + 7 + i * 58}" y="${y - high - 4}" width="50" height="13" rx="5" fill="${colour}"/><rect x="${x + 7 + i * 58}" y="${y - high + 4}" width="50" height="5" fill="#000" opacity=".22"/><rect x="${x + 18 + i * 58}" y="${y - high + 20}" width="28" height="22" fill="#f2e4c4"/>`;
    },
  )}`;
}

function room(wall, floor) {
  return `<rect width="1600" height="900" fill="${wall}"/><rect y="700" width="1600" height="200" fill="${floor}"/>${repeat(10, (i) => `<path d="M${800 + (i - 4.5) * 130} 700L${800 + (i - 4.5) * 300} 900" stroke="#000" opacity=".14" stroke-width="4"/>`)}`;
}

/** Inside: shelves of tins, a round window on the rain, the counter with its kettle. */
function teahouse() {
  return `<defs>${gradient("wall", [
    [0, "#4a2f2c"],
    [1, "#7a4f3c"],
  ])}${gradient("floor", [
    [0, "#5f3a2a"],
    [1, "#2f1c18"],
  ])}${halo("lamp", "#ffc273", 0.55)}${gradient("night", [
    [0, "#263058"],
    [1, "#566089"],
  ])}</defs>
    ${room("url(#wall)", "url(#floor)")}
    <rect x="0" y="0" width="1600" height="54" fill="#38221f"/>${repeat(5, (i) => `<rect x="${120 + i * 340}" y="0" width="30" height="700" fill="#3d2622"/>`)}
    ${shelf(170, 250, 270, 1)}${shelf(170, 370, 270, 3)}${shelf(170, 490, 270, 2)}${shelf(1170, 250, 300, 4)}${shelf(1170, 370, 300, 0)}${shelf(1170, 490, 300, 5)}
    <circle cx="800" cy="320" r="192" fill="#2e1c1b"/><circle cx="800" cy="320" r="172" fill="url(#night)"/>
    <path d="M640 380C700 340 760 372 820 344C880 320 930 350 962 370C940 440 880 492 800 492C720 492 662 444 640 380Z" fill="#2b3358"/>
    <path d="M800 148V492M628 320H972" stroke="#2e1c1b" stroke-width="12"/><path d="M714 170V470M886 170V470" stroke="#2e1c1b" stroke-width="6"/>
    ${repeat(7, (i) => `<path d="M${930 - i * 8} ${180 + i * 6}C${900 - i * 20} ${220 + i * 12} ${890 - i * 22} ${280 + i * 10} ${884 - i * 24} ${330 + i * 16}" stroke="#4d7a62" stroke-width="6" fill="none" opacity=".8" stroke-linecap="round"/>`)}
    ${paperLantern(520, 210, 1)}${paperLantern(1080, 210, 1)}
    <path d="M60 640H1540V700L1500 900H100L60 700Z" fill="#4a2c22"/><rect x="40" y="622" width="1520" height="34" rx="8" fill="#8a5a3c"/><rect x="40" y="622" width="1520" height="9" rx="4" fill="#b98252"/>
    <g transform="translate(330 622)"><path d="M-60 0C-76-60-40-92 0-92S76-60 60 0Z" fill="#2c2a33"/><path d="M56-50C90-64 96-84 110-92" stroke="#2c2a33" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M-44-80C-40-140 40-140 44-80" stroke="#1e1c24" stroke-width="9" fill="none"/><rect x="-14" y="-106" width="28" height="16" rx="6" fill="#1e1c24"/><path d="M-40-30q10-40 40-42" stroke="#55525f" stroke-width="6" fill="none" stroke-linecap="round"/><path class="steam" d="M114-100q-16-22 0-44t0-44" stroke="#fff" stroke-width="8" fill="none" opacity=".28" stroke-linecap="round"/></g>
    ${repeat(3, (i) => `<g transform="translate(${1150 + i * 96} 622)"><path d="M-30-34H30C30-10 18 0 0 0S-30-10-30-34Z" fill="#f2e9d8"/><ellipse cy="-34" rx="30" ry="7" fill="#c98a4a"/><path d="M-20-16H20" stroke="#7fa08c" stroke-width="4"/></g>`)}`;
}

/** The upstairs room at night: desk, lamp, drying letters on a line. */
function workroom() {
  const letter = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="0" width="88" height="116" fill="#f3e6c8"/><path d="M-26 22H26M-26 40H26M-26 58H18M-26 76H26" stroke="#9a8464" stroke-width="4" opacity=".7"/><path d="M-44 84q20 10 34 32H-44Z" fill="#d6bd92" opacity=".7"/><rect x="-6" y="-12" width="12" height="26" rx="3" fill="#a8693c"/></g>`;
  return `<defs>${gradient("wall", [
    [0, "#232444"],
    [1, "#46385a"],
  ])}${gradient("floor", [
    [0, "#3a2a3e"],
    [1, "#1c1526"],
  ])}${halo("lamp", "#ffcf86", 0.75)}${gradient("night", [
    [0, "#121a3e"],
    [1, "#3b4a80"],
  ])}</defs>
    ${room("url(#wall)", "url(#floor)")}
    <rect x="560" y="90" width="480" height="360" fill="#1a1730"/><rect x="578" y="108" width="444" height="324" fill="url(#night)"/>
    <circle cx="900" cy="190" r="44" fill="#fdf0cf"/><circle cx="918" cy="178" r="40" fill="#24305e" opacity=".92"/>
    <path d="M578 360L660 320L740 356L830 306L930 350L1022 316V432H578Z" fill="#161b3c"/>${repeat(6, (i) => `<rect x="${610 + i * 66}" y="${372 + (i % 3) * 14}" width="14" height="16" fill="#f4b96a" opacity=".85"/>`)}
    <path d="M800 108V432M578 270H1022" stroke="#1a1730" stroke-width="12"/>
    <path d="M120 170C400 230 1200 230 1480 170" stroke="#8a7a8a" stroke-width="4" fill="none"/>${[
      [220, -5],
      [330, 3],
      [440, -3],
      [1130, 4],
      [1240, -2],
      [1350, 5],
    ]
      .map(([x, turn], i) => letter(x, 196 + (i % 3) * 7, turn))
      .join("")}
    <circle cx="1180" cy="520" r="420" fill="url(#lamp)" opacity=".8"/>
    <rect x="120" y="640" width="1360" height="40" rx="6" fill="#7a4f34"/><rect x="120" y="640" width="1360" height="10" rx="5" fill="#a8744a"/><path d="M180 680V900M1420 680V900" stroke="#4a2c22" stroke-width="40"/>
    <g transform="translate(1180 640)"><path d="M-60 0H60L46-16H-46Z" fill="#2f4a44"/><path d="M0-16V-96" stroke="#b98a4a" stroke-width="10"/><path d="M-90-96C-70-160 70-160 90-96Z" fill="#3f7a64"/><path d="M-78-96H78L60-86H-60Z" fill="#fff0c2"/></g>
    <g transform="translate(380 640)"><rect x="-120" y="-74" width="240" height="74" rx="6" fill="#5a3a2c"/><rect x="-120" y="-74" width="240" height="20" fill="#6e4936"/><path d="M-70-80l30-44 70 14-20 36zM10-78l46-34 50 30-20 12z" fill="#f3e6c8"/><rect x="-16" y="-60" width="32" height="22" rx="3" fill="#c9a25a"/></g>
    <g transform="translate(640 640)"><path d="M-50-8H130V0H-50Z" fill="#e9dcc0"/><path d="M-30-14H110V-8H-30Z" fill="#f6ecd4"/><path d="M150 0L220-66" stroke="#a8693c" stroke-width="9" stroke-linecap="round"/><path d="M150 0L138 6L146-8Z" fill="#2c2230"/></g>
    <g transform="translate(930 640)"><path d="M-44-56H44V-12Q44 0 30 0H-30Q-44 0-44-12Z" fill="#c8d8d8"/><ellipse cy="-56" rx="44" ry="9" fill="#e6f0ee"/><path d="M-16-58L-40-120M4-58L10-130M18-58L46-112" stroke="#a8693c" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** A stone bridge after the rain, clear day. */
function bridge() {
  return `<defs>${gradient("sky", [
    [0, "#8cc4dc"],
    [1, "#f6e7c8"],
  ])}${gradient("canal", [
    [0, "#8fbfb8"],
    [1, "#3e7a7e"],
  ])}</defs>
    <rect width="1600" height="620" fill="url(#sky)"/><circle cx="1180" cy="150" r="60" fill="#fff6d8"/>
    ${[
      [180, 130, 1],
      [620, 90, 0.8],
      [1360, 200, 0.9],
    ]
      .map(
        ([x, y, s]) =>
          `<path transform="translate(${x} ${y}) scale(${s})" d="M-110 20C-120-14-70-30-50-14C-40-50 30-54 40-16C70-34 118-10 104 20Z" fill="#fff" opacity=".8"/>`,
      )
      .join("")}
    <path d="M0 380C220 280 380 330 560 270C760 210 900 310 1100 260C1300 220 1460 280 1600 250V640H0Z" fill="#a9c6b4"/><path d="M0 450C240 380 460 430 700 390C980 350 1240 430 1600 370V640H0Z" fill="#7fae98"/>
    ${repeat(3, (i) => `<rect x="${-20 + i * 150}" y="${400 + i * 18}" width="150" height="240" fill="#f2ead8"/>${roof(55 + i * 150, 412 + i * 18, 130, "#4b566a", "#6e7c92")}<rect x="${24 + i * 150}" y="${470 + i * 18}" width="60" height="70" fill="#8a5a3c"/>`)}
    ${repeat(3, (i) => `<rect x="${1180 + i * 150}" y="${430 - i * 16}" width="150" height="230" fill="#f2ead8"/>${roof(1255 + i * 150, 442 - i * 16, 130, "#4b566a", "#6e7c92")}<rect x="${1224 + i * 150}" y="${500 - i * 16}" width="60" height="70" fill="#8a5a3c"/>`)}
    <rect y="620" width="1600" height="280" fill="url(#canal)"/>
    <path d="M330 660C500 420 1100 420 1270 660L1340 760H1210C1180 600 1000 540 800 540S420 600 390 760H260Z" fill="#c9bfae"/><path d="M390 760C420 600 600 540 800 540S1180 600 1210 760C1120 640 960 590 800 590S480 640 390 760Z" fill="#9c9384"/>
    <path d="M320 640C500 396 1100 396 1280 640" stroke="#b5aa98" stroke-width="26" fill="none"/>${repeat(
      9,
      (i) => {
        const t = (i + 0.5) / 9;
        const x = 340 + t * 920;
        const y = 634 - Math.sin(t * Math.PI) * 178;
        return `<rect x="${x - 9}" y="${y - 44}" width="18" height="54" rx="5" fill="#a89d8a"/>`;
      },
    )}
    <path d="M326 596C506 350 1094 350 1274 596" stroke="#bdb2a0" stroke-width="16" fill="none"/>
    ${repeat(16, (i) => `<path d="M${(i * 271) % 1560} ${664 + ((i * 71) % 210)}q24-8 48 0t48 0" stroke="#fff" stroke-width="4" fill="none" opacity=".35"/>`)}
    <g transform="translate(980 800)"><path d="M-150-20C-60 14 90 14 170-24L140 30H-110Z" fill="#6b4638"/><path d="M-60-10C-60-80 70-80 70-12Z" fill="#8fa06a"/><path d="M120 10L210-120" stroke="#4a2c22" stroke-width="8"/></g>
    <path d="M90 900C100 760 80 640 110 520" stroke="#5a4636" stroke-width="26" fill="none"/>${repeat(10, (i) => `<path d="M108 ${460 + i * 7}C${40 + i * 26} ${500 + i * 10} ${20 + i * 30} ${600 + i * 10} ${10 + i * 34} 770" stroke="#6f9c6a" stroke-width="9" fill="none" stroke-linecap="round" opacity=".85"/>`)}`;
}

/** The tea house roof under stars, festival lights on the water. */
function rooftop() {
  return `<defs>${gradient("sky", [
    [0, "#0d1136"],
    [0.7, "#2d2c66"],
    [1, "#6a4678"],
  ])}${halo("lamp", "#ffb866", 0.7)}</defs>
    <rect width="1600" height="900" fill="url(#sky)"/>${repeat(80, (i) => `<circle cx="${(i * 617 + i * i * 13) % 1600}" cy="${(i * 239 + i * i * 7) % 460}" r="${1.2 + (i % 3)}" fill="#fff" opacity="${0.35 + (i % 4) * 0.16}"/>`)}
    <circle cx="800" cy="190" r="84" fill="#fff0cd"/><circle cx="776" cy="172" r="15" fill="#f2dfb6"/><circle cx="826" cy="214" r="10" fill="#f2dfb6"/>
    <path d="M0 520C240 430 420 500 620 450C860 400 1040 500 1240 440C1400 400 1520 450 1600 430V760H0Z" fill="#221f52"/>
    <rect y="600" width="1600" height="140" fill="#1a2150"/>${repeat(30, (i) => `<g transform="translate(${(i * 197 + 30) % 1600} ${616 + ((i * 41) % 100)})"><circle r="34" fill="url(#lamp)"/><rect x="-7" y="-10" width="14" height="16" rx="3" fill="#ffd08a"/></g>`)}
    ${repeat(5, (i) => `${roof(60 + i * 380, 724 + (i % 2) * 24, 250, "#171537", "#363470")}`)}
    <path d="M-20 760C300 724 1300 724 1620 760V900H-20Z" fill="#2a2748"/>${repeat(33, (i) => `<path d="M${i * 50 - 10} ${752 - Math.sin((i / 32) * Math.PI) * 16}q25 22 50 0V900h-50z" fill="${i % 2 ? "#312d55" : "#28244a"}"/>`)}<path d="M-20 760C300 724 1300 724 1620 760" stroke="#4a4580" stroke-width="12" fill="none"/>
    ${paperLantern(250, 660, 0.8)}${paperLantern(1350, 660, 0.8)}<path d="M0 540C400 610 1200 610 1600 540" stroke="#1a1838" stroke-width="5" fill="none"/>`;
}

/** Morning in the tea house: the same room, shutters open, osmanthus outside. */
function morning() {
  return `<defs>${gradient("wall", [
    [0, "#e9cfa6"],
    [1, "#f6e6c8"],
  ])}${gradient("floor", [
    [0, "#b5814f"],
    [1, "#7a5032"],
  ])}${gradient("day", [
    [0, "#bfe4ea"],
    [1, "#fff4d6"],
  ])}</defs>
    ${room("url(#wall)", "url(#floor)")}<rect width="1600" height="54" fill="#8a5a3c"/>${repeat(5, (i) => `<rect x="${120 + i * 340}" y="0" width="30" height="700" fill="#99663f"/>`)}
    ${shelf(170, 300, 270, 2)}${shelf(170, 430, 270, 4)}${shelf(1170, 300, 300, 1)}${shelf(1170, 430, 300, 3)}
    <circle cx="800" cy="320" r="204" fill="#8a5a3c"/><circle cx="800" cy="320" r="184" fill="url(#day)"/><path d="M630 390C700 340 780 380 860 350C920 330 960 350 974 380C950 460 880 504 800 504C716 504 652 458 630 390Z" fill="#9cc7a4"/>
    <path d="M1000 170C920 200 850 190 780 240" stroke="#6b4a30" stroke-width="12" fill="none" stroke-linecap="round"/>${repeat(16, (i) => `<ellipse cx="${770 + ((i * 47) % 190)}" cy="${196 + ((i * 31) % 90)}" rx="24" ry="9" transform="rotate(${i * 37} ${770 + ((i * 47) % 190)} ${196 + ((i * 31) % 90)})" fill="#5d8a5a"/>`)}${repeat(26, (i) => `<circle cx="${764 + ((i * 59) % 200)}" cy="${190 + ((i * 43) % 104)}" r="6.5" fill="#f6a53c"/>`)}
    <path d="M640 480L300 900H760L900 500Z" fill="#fff7dc" opacity=".35"/>
    <path d="M60 640H1540V700L1500 900H100L60 700Z" fill="#99663f"/><rect x="40" y="622" width="1520" height="34" rx="8" fill="#c99258"/><rect x="40" y="622" width="1520" height="9" rx="4" fill="#e6b87a"/>
    ${[700, 900].map((x) => `<g transform="translate(${x} 622)"><path d="M-40-46H40C40-14 24 0 0 0S-40-14-40-46Z" fill="#fbf6ec"/><ellipse cy="-46" rx="40" ry="9" fill="#d89a4a"/><path d="M-26-20H26" stroke="#7fa08c" stroke-width="5"/><path class="steam" d="M0-60q-14-18 0-36t0-36" stroke="#fff" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/></g>`).join("")}
    <g transform="translate(1320 622)"><path d="M-30 0L-24-84H24L30 0Z" fill="#7fa6a8"/><path d="M0-84C-10-140-40-150-60-190M0-84C6-150 30-160 50-200" stroke="#6b4a30" stroke-width="6" fill="none"/>${repeat(14, (i) => `<circle cx="${-62 + ((i * 29) % 120)}" cy="${-196 + ((i * 17) % 70)}" r="7" fill="#f6a53c"/>`)}</g>`;
}

/** The small station by the river, early mist. */
function station() {
  return `<defs>${gradient("sky", [
    [0, "#9aa9c8"],
    [0.6, "#e4cdc4"],
    [1, "#f4e2cc"],
  ])}</defs>
    <rect width="1600" height="900" fill="url(#sky)"/><circle cx="560" cy="330" r="80" fill="#fff0d8" opacity=".9"/>
    <path d="M0 470C260 380 420 440 640 390C860 350 1060 440 1260 390C1420 350 1520 400 1600 380V700H0Z" fill="#b5b3c4"/><path d="M0 540C300 470 560 540 860 500C1140 460 1360 540 1600 500V720H0Z" fill="#9a9fb4"/>
    <rect y="520" width="1600" height="120" fill="#fff" opacity=".28"/>
    <path d="M0 660H1600V720H0Z" fill="#77788c"/><path d="M0 676H1600M0 704H1600" stroke="#555a70" stroke-width="7"/>${repeat(24, (i) => `<rect x="${i * 70}" y="668" width="18" height="46" fill="#5d5a64"/>`)}
    <rect y="730" width="1600" height="170" fill="#a8a2a4"/><rect y="730" width="1600" height="14" fill="#f0d27a"/>${repeat(14, (i) => `<path d="M${i * 120} 744L${i * 128 - 60} 900" stroke="#8f898e" stroke-width="4"/>`)}
    <path d="M180 730V260M1420 730V260M800 730V260" stroke="#5f6a7e" stroke-width="20"/><path d="M60 270H1540L1480 210H120Z" fill="#5b687f"/><path d="M60 270H1540V288H60Z" fill="#465268"/>
    <g transform="translate(1120 270)"><path d="M-60 0V50M60 0V50" stroke="#465268" stroke-width="6"/><rect x="-110" y="46" width="220" height="84" rx="8" fill="#fbf6ec"/><path d="M-74 74H74M-54 102H54" stroke="#39405c" stroke-width="10" stroke-linecap="round"/></g>
    <g transform="translate(430 730)"><path d="M-150-70H150V-54H-150Z" fill="#8a5a3c"/><path d="M-150-130H150V-116H-150ZM-150-104H150V-90H-150Z" fill="#99663f"/><path d="M-120-54V0M120-54V0" stroke="#4a3a34" stroke-width="14"/></g>
    <g transform="translate(640 730)"><rect x="-64" y="-92" width="128" height="92" rx="8" fill="#7a4a38"/><path d="M-24-92V-112H24V-92" stroke="#4a2c22" stroke-width="9" fill="none"/><rect x="-64" y="-60" width="128" height="10" fill="#5a3428"/><rect x="-8" y="-64" width="16" height="20" fill="#d8b46a"/></g>`;
}
